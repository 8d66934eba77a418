// Something that mounted components follow when another takes its place.
export class Held<T> {
  now = $state.raw() as T;

  constructor(first: T) {
    this.now = first;
  }
}
