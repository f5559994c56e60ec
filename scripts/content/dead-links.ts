import { parse } from 'parse5'

type Node = { attrs?: { name: string; value: string }[]; childNodes?: Node[]; content?: Node }
type Page = { links: string[]; ids: Set<string> }

/** Attributes with addresses. Those of data are the files that the page's script loads later. */
const linking = ['href', 'src', 'action', 'poster', 'data-script', 'data-style']

function readPage(html: string): Page {
  const page: Page = { links: [], ids: new Set() }
  const visit = (node: Node) => {
    for (const { name, value } of node.attrs ?? []) {
      if (linking.includes(name)) page.links.push(value)
      if (name === 'id') page.ids.add(value)
    }
    for (const child of [...(node.childNodes ?? []), ...(node.content ? [node.content] : [])]) visit(child)
  }
  visit(parse(html) as unknown as Node)
  return page
}

export type Site = {
  /** The HTML of every page, by its path. */
  pages: Map<string, string>
  /** Says whether a path without a page leads somewhere: to the application, or to a file. */
  exists: (path: string) => boolean
  /** The address of the site, which its pages may use in full. */
  address: string
}

/** Returns each link of the site to itself that leads nowhere, with the page that has it. */
export function findDeadLinks({ pages, exists, address }: Site): string[] {
  const read = new Map([...pages].map(([path, html]) => [path, readPage(html)]))
  const dead: string[] = []
  for (const [from, { links }] of read)
    for (const link of new Set(links)) {
      const target = new URL(link, address + from)
      if (target.origin !== address) continue
      const page = read.get(target.pathname)
      const id = decodeURIComponent(target.hash.slice(1))
      if (!page && !exists(target.pathname))
        dead.push(`${from} links to ${target.pathname}, which does not exist.`)
      else if (page && id && !page.ids.has(id))
        dead.push(`${from} links to ${link}, and there is no “${id}”.`)
    }
  return dead
}
