export function mistakesIn(environment: Record<string, string | undefined>, fileText?: string): string[]
export function readSettingsFile(folder: string): string
