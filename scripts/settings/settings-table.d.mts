export const settingsTable: Record<string, readonly unknown[]>
