"""The choices inside an action as counters with a running total, to be changed back and forth until confirmed.

Everything is read off real positions: a draft is played again choice by choice, and a changed one is tried out before
it is proposed.
"""
