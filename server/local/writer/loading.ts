type Watch = <T>(load: () => Promise<T>) => Promise<T>

let watch: Watch = (load) => load()

/** Sets the function that wraps loading, so that loading data does not use up the time limit of a text. */
export function watchLoading(given: Watch): void {
  watch = given
}

/** Loads data of the writer. Call it once for each, on first use, and keep what it returns. */
export function loading<T>(load: () => Promise<T>): Promise<T> {
  return watch(load)
}
