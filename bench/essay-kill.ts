import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lostWords, openEssayPage, typeUntilKilled } from '../e2e/support/essay-kill.ts'
import { openKillable } from '../e2e/support/killed-browser.ts'
import { ensureBrowser } from '../scripts/browser.mjs'
import { signUp } from './support/account.ts'
import { cookiesOf } from './support/browser.ts'
import { freePort, startProgram } from './support/processes.ts'
import { printTable } from './support/table.ts'

const roundsUsual = 100
const typeMsMin = 1_500
const typeMsMax = 4_000

/**
 * Kills the browser, and in every second round the server before it, at random moments while an essay is being
 * written, starts both again on the same data, and counts the words that are missing. `--rounds=N` sets the number.
 */
export async function benchEssayKill(): Promise<void> {
  process.env.CHROMIUM_PATH ??= ensureBrowser()
  const given = process.argv.find((argument) => argument.startsWith('--rounds='))
  const rounds = given ? Number(given.split('=')[1]) : roundsUsual
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
  const sum = { words: 0, lost: 0, serversKilled: 0 }
  for (let round = 0; round < rounds; round++) {
    const writing = await openKillable(profile!, cookies)
    await openEssayPage(writing.page, address)
    await writing.page.waitForURL(/[0-9a-f-]{36}$/)
    address = writing.page.url()
    const typingMs = typeMsMin + Math.random() * (typeMsMax - typeMsMin)
    const killsServer = round % 2 === 1
    if (killsServer) setTimeout(() => app.process.kill('SIGKILL'), typingMs / 2)
    const killed = await typeUntilKilled(writing, `r${round}`, typingMs)
    if (killsServer) {
      sum.serversKilled++
      app = await start()
    }
    const reading = await openKillable(profile!, cookies)
    await openEssayPage(reading.page, address)
    sum.words += killed.typed.length
    sum.lost += (await lostWords(reading.page, killed)).length
    await reading.kill()
  }
  await app.stop()
  for (const folder of [dataDir!, profile!]) rmSync(folder, { recursive: true, force: true })
  printTable(
    `Browser killed at ${rounds} random moments while an essay is written`,
    ['what', 'count'],
    [
      ['rounds', rounds],
      ['rounds in which the server was killed too', sum.serversKilled],
      ['words typed', sum.words],
      ['words lost that were typed more than a second before', sum.lost],
    ],
  )
  if (sum.lost > 0) process.exitCode = 1
}
