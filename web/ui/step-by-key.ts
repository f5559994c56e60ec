/** Returns the item that an arrow key, Home or End moves to, or null at either end and for other keys. */
export function stepByKey<Item>(key: string, items: readonly Item[], from: Item): Item | null {
  const at = items.indexOf(from)
  const to: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: items.length - 1,
  }
  return items[to[key] ?? -1] ?? null
}
