import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { keptWords, lostWords, openEssayPage, pageText, typeUntilKilled } from '../e2e/support/essay-kill.ts'
import { openKillable } from '../e2e/support/killed-browser.ts'
import { ensureBrowser } from '../scripts/browser.mjs'
import { signUp } from './support/account.ts'
import { cookiesOf } from './support/browser.ts'
import { browserText, serverText } from './support/essay-copies.ts'
import { freePort, startProgram } from './support/processes.ts'
import { printTable } from './support/table.ts'

const roundsUsual = 100
const typeMsMin = 1_500
const typeMsMax = 4_000
const readPageEveryMs = 300

/** How many of a round's words each place had. A loss is explained by the first place without them. */
type Round = {
  number: number
  killsServer: boolean
  typed: number
  /** Typed more than a second before the end. */
  kept: number
  /** On the page when it was last read before the end. Words that are not even here were never taken. */
  onPage: number
  inBrowser: number
  onServer: number
  shown: number
  /** The words of all rounds until then that are missing on the page. */
  missing: string[]
  /** The copies that have them, in the order of time. */
  missingIsIn: Record<string, number>
  note: string
  /** The lines of the page, to see where a missing word was torn apart. */
  lines: string
}

/**
 * Kills the browser, and in every second round the server before it, at random moments while an essay is being
 * written, starts both again on the same data, and counts the words that are missing. `--rounds=N` sets the number.
 */
export async function benchEssayKill(): Promise<void> {
  process.env.CHROMIUM_PATH ??= ensureBrowser()
  const given = process.argv.find((argument) => argument.startsWith('--rounds='))
  const count = given ? Number(given.split('=')[1]) : roundsUsual
  const [dataDir, profile] = ['data', 'profile'].map((name) =>
    mkdtempSync(join(tmpdir(), `longhand-${name}-`)),
  )
  chmodSync(dataDir!, 0o755)
  // The same address after a restart, because the browser keeps its copies by address.
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const start = () => startProgram('server/main.ts', { DATA_DIR: dataDir!, PORT: port })
  let app = await start()
  const { cookie } = await signUp(url)
  const cookies = cookiesOf(cookie, url)
  let address = `${url}/essay-writer/new`
  const allWords: string[] = []
  const rounds: Round[] = []
  for (let number = 0; number < count; number++) {
    const writing = await openKillable(profile!, cookies)
    await openEssayPage(writing.page, address)
    await writing.page.waitForURL(/[0-9a-f-]{36}$/)
    address = writing.page.url()
    const chatId = address.split('/').at(-1)!
    const typingMs = typeMsMin + Math.random() * (typeMsMax - typeMsMin)
    const killsServer = number % 2 === 1
    if (killsServer) setTimeout(() => app.process.kill('SIGKILL'), typingMs / 2)
    const pages = readUntilKilled(writing.page)
    const killed = await typeUntilKilled(writing, `r${number}`, typingMs)
    if (killsServer) app = await start()
    const onServer = await serverText(url, chatId, cookie)
    const reading = await openKillable(profile!, cookies)
    await reading.page.goto(`${url}/api/config`)
    const inBrowser = await browserText(reading.page, chatId)
    await openEssayPage(reading.page, address)
    const kept = keptWords(killed)
    allWords.push(...kept)
    await lostWords(reading.page, killed)
    const shown = await pageText(reading.page)
    const typing = await pages
    const missing = missingIn(allWords, shown)
    const round: Round = {
      number,
      killsServer,
      typed: killed.typed.length,
      kept: kept.length,
      onPage: countIn(kept, typing.last),
      inBrowser: countIn(kept, inBrowser),
      onServer: countIn(kept, onServer),
      shown: countIn(kept, shown),
      missing,
      missingIsIn: {
        pageAtFirst: countIn(missing, typing.first),
        pageAtLast: countIn(missing, typing.last),
        server: countIn(missing, onServer),
        browser: countIn(missing, inBrowser),
      },
      note: await restoredNote(reading.page),
      lines: shown,
    }
    rounds.push(round)
    if (round.missing.length > 0) printLoss(round)
    // A word is reported as lost once.
    for (const word of round.missing) allWords.splice(allWords.indexOf(word), 1)
    await reading.kill()
  }
  await app.stop()
  for (const folder of [dataDir!, profile!]) rmSync(folder, { recursive: true, force: true })
  printRounds(rounds)
}

/** Reads the page again and again, and resolves to what it showed first and last. */
async function readUntilKilled(page: Page): Promise<{ first: string; last: string }> {
  const texts: string[] = []
  try {
    for (;;) {
      texts.push(await pageText(page))
      await new Promise((resolve) => setTimeout(resolve, readPageEveryMs))
    }
  } catch {
    return { first: texts[0] ?? '', last: texts.at(-1) ?? '' }
  }
}

const wordsOf = (text: string) => new Set(text.split(/\s+/))

const missingIn = (words: string[], text: string) => {
  const present = wordsOf(text)
  return words.filter((word) => !present.has(word))
}

const countIn = (words: string[], text: string) => words.length - missingIn(words, text).length

/** Returns what the page says about words that came back; empty if it says nothing. */
async function restoredNote(page: Page): Promise<string> {
  const note = page.getByText(/only in this browser came back/)
  return note
    .innerText({ timeout: 1_000 })
    .then((text) => text.split(' ')[0]!)
    .catch(() => '')
}

function printLoss({ number, missing, missingIsIn, lines, ...places }: Round): void {
  console.log(`Round ${number} lost ${missing.length} words: ${missing.join(' ')}`)
  console.log(`They are in these copies: ${JSON.stringify(missingIsIn)}`)
  console.log(`${JSON.stringify(places)}\n${lines}`)
}

function printRounds(rounds: Round[]): void {
  printTable(
    'Words of each round that had to be kept, and the places that had them',
    [
      'round',
      'server killed',
      'typed',
      'to keep',
      'page',
      'browser',
      'server',
      'shown',
      'said to be back',
      'lost',
    ],
    rounds.map((round) => [
      round.number,
      round.killsServer ? 'yes' : 'no',
      round.typed,
      round.kept,
      round.onPage,
      round.inBrowser,
      round.onServer,
      round.shown,
      round.note,
      round.missing.length,
    ]),
  )
  const sum = (pick: (round: Round) => number) => rounds.reduce((total, round) => total + pick(round), 0)
  const lost = sum(({ missing }) => missing.length)
  const silent = rounds.filter(({ kept, onServer, note }) => onServer < kept && !note)
  printTable(
    `Browser killed at ${rounds.length} random moments while an essay is written`,
    ['what', 'count'],
    [
      ['rounds', rounds.length],
      ['rounds in which the server was killed too', rounds.filter(({ killsServer }) => killsServer).length],
      ['words typed', sum(({ typed }) => typed)],
      ['words lost that were typed more than a second before', lost],
      ['rounds whose words came back from the browser without a note', silent.length],
    ],
  )
  if (lost > 0 || silent.length > 0) process.exitCode = 1
}
