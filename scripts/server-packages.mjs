// node scripts/server-packages.mjs: deletes installed packages that neither the server nor its build needs. npm keeps
// those for tests that a package of the server names as an optional peer, also with --omit=dev. Uses only built-ins.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Returns the places of a lockfile that an installation without the packages for tests needs. */
export function neededPackages(packages) {
  const needed = new Set()
  const queue = ['']
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const entry = packages[path]
    if (!entry || needed.has(path)) continue
    needed.add(path)
    if (entry.link) queue.push(entry.resolved)
    // A workspace is linked, and its packages are the project's.
    if (path === '') queue.push(...Object.keys(packages).filter((each) => packages[each].link))
    for (const name of namesIn(entry)) {
      const place = placeOf(packages, path, name)
      if (place) queue.push(place)
    }
  }
  return needed
}

function namesIn({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers]
}

/** Looks a package up as Node does: in the folder of the one that needs it, then in those above. */
function placeOf(packages, from, name) {
  let at = from
  for (;;) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`
    if (packages[place]) return place
    if (at === '') return null
    const end = at.lastIndexOf('node_modules/')
    at = end > 0 ? at.slice(0, end - 1) : ''
  }
}

/** Deletes what is installed beyond the needed packages, and returns the names. */
export function removeTestPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const needed = neededPackages(packages)
  const places = Object.keys(packages).filter(
    (place) => place.includes('node_modules/') && !needed.has(place) && existsSync(join(root, place)),
  )
  for (const place of places) rmSync(join(root, place), { recursive: true, force: true })
  removeDeadCommands(join(root, 'node_modules/.bin'))
  return places
}

/** Deletes the links to programs of packages that are gone. */
function removeDeadCommands(folder) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (!existsSync(join(folder, name))) rmSync(join(folder, name), { force: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, '..')
  process.stdout.write(`${removeTestPackages(root).length} packages for tests removed.\n`)
}
