/** Searches and filters the list of a page: help articles, questions or posts. */
import type { FindHelp, HelpHit } from '../domains/content/search/find-help.ts'

type HelpSearch = typeof import('./help-search.ts')

/**
 * Loads the full-text search over help and questions at the first search. Until it is there, and where it cannot be
 * loaded, the words of the page itself are searched.
 */
function loadSearch({ dataset }: HTMLElement, onLoaded: () => void): () => FindHelp | null {
  const { search: script, index } = dataset
  let find: FindHelp | null = null
  let isAsked = false
  return () => {
    if (!isAsked && script && index) {
      isAsked = true
      const loading = import(/* @vite-ignore */ script) as Promise<HelpSearch>
      loading
        .then(async ({ loadHelpSearch }) => {
          find = await loadHelpSearch(index)
          onLoaded()
        })
        .catch(() => {})
    }
    return find
  }
}

const hitsMax = 6

/** Lists what the other page of the two has about a search. */
function showHits(place: HTMLElement | null, hits: HelpHit[]): void {
  const entry = place?.querySelector('template')
  const rows = place?.querySelector('ul')
  if (!place || !entry || !rows) return
  rows.replaceChildren(
    ...hits.slice(0, hitsMax).map(({ to, title, heading, excerpt }) => {
      const row = entry.content.cloneNode(true) as DocumentFragment
      row.querySelector('a')?.setAttribute('href', to)
      const write = (part: string, text: string) => {
        const element = row.querySelector(`[data-hit="${part}"]`)
        if (element) element.textContent = text
      }
      write('title', title)
      write('heading', heading)
      write('excerpt', excerpt)
      return row
    }),
  )
  place.hidden = hits.length === 0
}

/** Compares without case and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Every word of the search must be in the text; it is compared as it is, never as a pattern. */
function fits(text: string, query: string): boolean {
  return plain(query)
    .split(' ')
    .every((word) => text.includes(word))
}

function followList(list: HTMLElement): void {
  const search = list.querySelector<HTMLInputElement>('[data-search]')
  const filters = [...list.querySelectorAll<HTMLInputElement>('input[name="category"]')]
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')].map((element) => ({
    element,
    text: plain(element.textContent ?? ''),
  }))
  const count = list.querySelector<HTMLElement>('[data-count]')
  const countTexts = JSON.parse(count?.dataset.count ?? '[]') as string[]
  const empty = list.querySelector<HTMLElement>('[data-empty]')
  const results = list.querySelector<HTMLElement>('[data-results]')
  const browse = list.querySelector<HTMLElement>('[data-browse]')
  const hitsPlace = list.querySelector<HTMLElement>('[data-hits]')
  const findHelp = loadSearch(list, () => show())

  function show(): void {
    const query = search?.value.trim() ?? ''
    const category = filters.find((filter) => filter.checked)?.value ?? 'all'
    const hits = query === '' ? null : findHelp()?.(query)
    const { kind } = list.dataset
    const named = hits && hits.filter((hit) => hit.kind === kind).map(({ of }) => of)
    const isFound = ({ element, text }: (typeof items)[number]) =>
      named ? named.includes(element.dataset.of ?? '') : fits(text, query)
    order(named)
    showHits(hitsPlace, hits ? hits.filter((hit) => hit.kind !== kind) : [])
    let shown = 0
    for (const item of items) {
      const { element } = item
      const isShown = (category === 'all' || element.dataset.category === category) && isFound(item)
      element.hidden = !isShown
      if (isShown) shown++
    }
    if (count) count.textContent = countTexts[shown] ?? ''
    if (empty) empty.hidden = shown > 0
    if (results && browse) {
      results.hidden = query === ''
      browse.hidden = query !== ''
    }
    keepInAddress(query, category)
  }

  /** What fits best comes first; without a search, the order of the page. */
  function order(named: string[] | null | undefined): void {
    const place = ({ element }: (typeof items)[number]) => named?.indexOf(element.dataset.of ?? '') ?? 0
    const wanted = named ? [...items].sort((a, b) => place(a) - place(b)) : items
    for (const { element } of wanted) element.parentElement?.append(element)
  }

  const asked = new URLSearchParams(location.search)
  if (search) search.value = asked.get('q')?.slice(0, search.maxLength) ?? ''
  // An unknown category shows everything.
  const chosen = filters.find((filter) => filter.value === asked.get('category'))
  if (chosen) chosen.checked = true
  if (search?.value || chosen) show()
  search?.addEventListener('input', show)
  for (const filter of filters) filter.addEventListener('change', show)
}

function keepInAddress(query: string, category: string): void {
  const address = new URL(location.href)
  for (const [name, value] of [
    ['q', query],
    ['category', category === 'all' ? '' : category],
  ] as const)
    if (value) address.searchParams.set(name, value)
    else address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
}

/** Opens the entry that the address names. */
function openNamed(): void {
  const entry = document.getElementById(location.hash.slice(1))
  if (entry instanceof HTMLDetailsElement) entry.open = true
}

for (const list of document.querySelectorAll<HTMLElement>('[data-list]')) followList(list)
openNamed()
addEventListener('hashchange', openNamed)
