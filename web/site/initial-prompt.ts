/** Stored for the page of this new chat, which sends it once and removes it. `at` is in milliseconds since 1970. */
type InitialPrompt = { prompt: string; humanize: boolean; chatId: string; send: true; at: number }

export function storeInitialPrompt(prompt: string, humanize: boolean, chatId: string): void {
  const value: InitialPrompt = { prompt, humanize, chatId, send: true, at: Date.now() }
  localStorage.setItem('initialPrompt', JSON.stringify(value))
}
