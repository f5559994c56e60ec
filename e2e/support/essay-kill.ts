import { expect, type Page } from '@playwright/test'
import type { KillableBrowser } from './killed-browser.ts'

type TypedWord = { word: string; at: number }
export type Killed = { typed: TypedWord[]; at: number }

const betweenWordsMs = 40
/** So many words are typed in any case, also on a slow machine. */
const wordsMin = 4
/** At most this much typing may be lost. */
const lostMsMax = 1_000

export const paper = (page: Page) => page.getByRole('textbox', { name: 'Text of the essay' })

/** Returns the lines of the page, also of those below the window: `innerText` leaves out what is not laid out. */
export const pageText = (page: Page): Promise<string> =>
  paper(page).evaluate((text) => Array.from(text.children, (block) => block.textContent).join('\n'))

export async function openEssayPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(paper(page)).toBeVisible({ timeout: 30_000 })
}

/**
 * Types numbered words at the end of the essay until the browser is killed, which happens `killAfterMs` after the first
 * few words.
 */
export async function typeUntilKilled(
  { page, kill }: KillableBrowser,
  prefix: string,
  killAfterMs: number,
): Promise<Killed> {
  await paper(page).click()
  await page.keyboard.press('Control+End')
  // The words of an earlier round may have been lost in the middle of one.
  await page.keyboard.press('Enter')
  const typed: TypedWord[] = []
  const killed = Promise.withResolvers<number>()
  const killNow = () => {
    const at = Date.now()
    void kill().then(() => killed.resolve(at))
  }
  for (let count = 0; ; count++) {
    if (count === wordsMin) setTimeout(killNow, killAfterMs)
    const word = `${prefix}x${count}`
    try {
      await page.keyboard.type(`${word} `)
      typed.push({ word, at: Date.now() })
      await new Promise((resolve) => setTimeout(resolve, betweenWordsMs))
    } catch {
      // The browser is gone.
      return { typed, at: await killed.promise }
    }
  }
}

/**
 * Returns the words that must not be lost: those that were typed more than a second before the end, and before the time
 * in which the machine stood still.
 */
export function keptWords({ typed, at }: Killed, stalledMs = 0): string[] {
  return typed.filter((one) => one.at < at - lostMsMax - stalledMs).map(({ word }) => word)
}

/** Returns how long the machine made a word wait, at most a second: it makes the browser's writing wait as long. */
export function stallMs({ typed, at }: Killed): number {
  const times = [...typed.map((one) => one.at), at]
  const gaps = times.slice(1).map((time, i) => time - times[i]! - betweenWordsMs)
  return Math.min(1_000, Math.max(0, ...gaps))
}

/** Returns the words that are missing on the page although they must not be lost. */
export async function lostWords(page: Page, killed: Killed, stalledMs = 0): Promise<string[]> {
  const old = keptWords(killed, stalledMs)
  const last = old.at(-1)
  if (last)
    await expect(paper(page))
      .toContainText(last, { timeout: 10_000 })
      .catch(() => {})
  const present = new Set((await pageText(page)).split(/\s+/))
  return old.filter((word) => !present.has(word))
}
