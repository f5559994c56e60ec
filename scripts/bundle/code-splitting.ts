import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

const pages = join(import.meta.dirname, '../../web/pages')
const accountPages = readdirSync(join(pages, 'accounts'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => join(pages, 'accounts', name))

/** Packages whose index imports all of their modules, of which a page uses few. */
const indexes = /\/node_modules\/(?:lucide-react|radix-ui|@tanstack\/(?:react-query|query-core))\//

const schemas = /\/node_modules\/zod\//

/** Used by pages of all domains. */
const isPart = (id: string) => /\/web\/(?:ui\/|locales\/(?:en\/ui\/)?[\w-]+\.ts|[\w-]+\.ts)/.test(id)

const rules = ['contract', 'texts'].map((folder) => `${join(pages, '../..', folder)}/`)

/** Rules and limits of the contract with their texts, but no schemas, which few pages use. */
const isRule = (id: string, graph: ModuleGraph) =>
  rules.some((folder) => id.startsWith(folder)) &&
  ![...importsOf(graph, [id])].some((each) => schemas.test(each))

/**
 * Returns the groups of modules that become one file each. The bundler alone makes a file of the modules that the same
 * pages use, which is some fifty for a page, most of them smaller than the headers of their responses. A group can
 * only use groups that all of its pages load.
 */
export function codeSplitting() {
  let shell: Set<string> | null = null
  let accounts: Set<string> | null = null

  /** The sidebar and what belongs to it, except what the account screens use, which have none. */
  function shellOf(id: string, graph: ModuleGraph): string | null {
    shell ??= importsOf(graph, [join(pages, 'app-layout.tsx')])
    accounts ??= importsOf(graph, accountPages)
    return shell.has(id) && !accounts.has(id) ? 'shell' : null
  }

  const pageParts = (id: string, graph: ModuleGraph) =>
    isPart(id) || isRule(id, graph) ? 'page-parts' : null

  return {
    groups: [
      // Larger files are loaded side by side, and these two change only with their packages.
      { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
      { name: 'router', test: /\/node_modules\/react-router\// },
      { name: 'every-page', tags: ['$initial' as const] },
      { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 2 },
      { name: 'schemas', test: schemas },
      { name: shellOf, debugName: 'shell' },
      { name: 'account-parts', test: (id: string) => isPart(id) && accounts?.has(id), minShareCount: 3 },
      { name: pageParts, debugName: 'page-parts', minShareCount: 3 },
    ],
  }
}

/** Returns the modules that pages load with their first request, without the pages themselves. */
function importsOf(graph: ModuleGraph, sources: string[]): Set<string> {
  const found = new Set<string>()
  const add = (id: string) => {
    if (found.has(id) || indexes.test(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported)
  }
  for (const source of sources) add(source)
  for (const source of sources) found.delete(source)
  return found
}
