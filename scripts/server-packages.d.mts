type Entry = Record<string, unknown>
export function neededPackages(packages: Record<string, Entry>): Set<string>
export function removeTestPackages(root: string): string[]
