/** Left for the chat page, which sends it once and removes it. `at` in milliseconds since 1970. */
export type InitialPrompt = { prompt: string; humanize: boolean; send: true; at: number }

export function storeInitialPrompt(prompt: string, humanize: boolean): void {
  const value: InitialPrompt = { prompt, humanize, send: true, at: Date.now() }
  localStorage.setItem('initialPrompt', JSON.stringify(value))
}
