// Finds a Chromium for the browser tests and for pictures, and downloads one if there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fail, findNode, root, say } from './setup.mjs'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Chromium without windows, extensions, settings and its own pages. */
const shell = '/usr/bin/chromium-headless-shell'

/**
 * Returns the path of a browser for journeys: CHROMIUM_PATH, or Debian's headless shell, which takes a quarter less time
 * than the whole Chromium, or what `ensureBrowser` finds.
 */
export function ensureShell() {
  if (process.env.CHROMIUM_PATH) return ensureBrowser()
  if (!existsSync(shell)) installPackages('chromium-headless-shell')
  return existsSync(shell) ? shell : ensureBrowser()
}

/** Returns the path of a Chromium: CHROMIUM_PATH, Debian's package, or Playwright's own, in this order. */
export function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, which is not there.`)
  return findBrowser() ?? installPackage() ?? download() ?? fail('No Chromium was found. Set CHROMIUM_PATH.')
}

function findBrowser() {
  return [...installed, ownBrowser()].find((path) => path && existsSync(path))
}

/** Returns where Playwright keeps its own browser, whether or not it exists. */
function ownBrowser() {
  return createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath()
}

function installPackage() {
  installPackages('chromium')
  return findBrowser() ?? null
}

/** Installs packages where apt-get and root are there, which a developer's own machine may not have. */
function installPackages(name) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return
  say(`Installing ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { env, encoding: 'utf8' })
  const args = ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-liberation']
  const done = spawnSync('apt-get', args, { env, encoding: 'utf8' })
  if (done.status !== 0) say(`apt-get could not install it:\n${done.stderr}`)
}

function download() {
  say('Fetching a Chromium of the test runner’s own …')
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js')
  spawnSync(findNode(), [cli, 'install', 'chromium-headless-shell', 'chromium'], { stdio: 'inherit' })
  return findBrowser() ?? null
}
