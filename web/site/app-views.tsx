import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import type { SessionUser } from '../../contract/accounts.ts'
import type { ApplicationPath } from '../../contract/pages.ts'
import { sessionKey } from '../domains/accounts/session.ts'
import { chatKey, emptyChat } from '../domains/chats/queries.ts'
import { loadTexts } from '../locales/languages.ts'
import { AppLayout } from '../pages/app-layout.tsx'
import { loadSection } from '../pages/settings/sections.ts'
import { appRoutes } from '../routes.ts'
import { setDrawnWidth } from '../ui/media-query.ts'
import { TooltipProvider } from '../ui/tooltip.tsx'

type AppView = {
  pattern: ApplicationPath
  /** The address that is drawn, where the page itself redirects. */
  shown?: string
  /** Draws the page of a user whose data is not known, instead of an unknown session. */
  hasUser?: boolean
  prepare?: () => Promise<unknown>
}

const newId = '00000000-0000-4000-8000-000000000000'
const newChat: AppView = { pattern: '/chat/:chatId', shown: `/chat/${newId}`, hasUser: true }
const essay: AppView = {
  pattern: '/essay-writer/:chatId',
  shown: `/essay-writer/${newId}`,
  hasUser: true,
  prepare: () => loadTexts('essays'),
}
const sections = ['general', 'profile', 'models', 'notifications', 'privacy']

/**
 * The addresses whose first view the server sends to signed-in users: what of the page is the same for all of them. A
 * pattern that ends in `/:id` is for all addresses that have none of their own.
 */
const appViews: Record<string, AppView> = {
  '/dashboard': { pattern: '/dashboard' },
  '/chat': newChat,
  '/chat/new': newChat,
  '/ai-humanizer': { pattern: '/ai-humanizer' },
  '/ai-detector': { pattern: '/ai-detector' },
  '/feature/ai-detector': { pattern: '/feature/ai-detector' },
  '/essay-writer': essay,
  '/essay-writer/new': essay,
  '/essay-writer/:id': essay,
  ...Object.fromEntries(sections.map((name) => [`/settings/${name}`, sectionView(name)])),
}

function sectionView(name: string): AppView {
  return { pattern: '/settings/:section', hasUser: true, prepare: () => loadSection(name) }
}

const someUser: SessionUser = { id: '', email: '', name: '', image: null }
const windowWidths = [390, 1440]

/** Returns the scripts and styles of an address, or of its pattern, that the page of the application does not load itself. */
type NextFiles = (path: string, pattern: string) => string[]

/** Returns the first views in the current language, by address, of a site that sells plans or does not. */
export async function drawAppViews(
  sellsPlans: boolean,
  nextFiles: NextFiles,
): Promise<Record<string, string>> {
  const views: Record<string, string> = {}
  for (const [path, view] of Object.entries(appViews)) {
    const templates = await draw(path, view, sellsPlans)
    const next = nextFiles(path, view.pattern).join(' ')
    views[path] = `<div id="first-view" aria-hidden="true" inert data-next="${next}">${templates}</div>`
  }
  return views
}

/** Draws a page for phones and for wide windows; the script of web/site/first-view-script.ts takes one of the two. */
async function draw(path: string, view: AppView, sellsPlans: boolean): Promise<string> {
  const { pattern, shown = path, hasUser, prepare } = view
  const { Component } = await appRoutes[pattern].page()
  await prepare?.()
  const templates = windowWidths.map((width) => {
    setDrawnWidth(width)
    const client = new QueryClient()
    if (hasUser) client.setQueryData(sessionKey, someUser)
    client.setQueryData(['config'], { billing: sellsPlans })
    client.setQueryData(chatKey(newId), emptyChat)
    const html = renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <TooltipProvider>
          <MemoryRouter initialEntries={[shown]}>
            <Routes>
              <Route element={<AppLayout />}>
                <Route path={pattern} element={<Component />} />
              </Route>
            </Routes>
          </MemoryRouter>
        </TooltipProvider>
      </QueryClientProvider>,
    )
    client.clear()
    return `<template>${asPicture(html)}</template>`
  })
  return templates.join('')
}

/** Tags of controls, landmarks and headings, by those that look the same. */
const plainTags = new Map([
  ...['a', 'button', 'input', 'input/', 'label', 'select'].map((tag) => [tag, 'span'] as const),
  ...['form', 'main', 'textarea'].map((tag) => [tag, 'div'] as const),
  ...['h1', 'h2', 'h3'].map((tag) => [tag, 'p'] as const),
])
const keptAttributes =
  /^(?:class|hidden|transform|data-state|style|xmlns|viewBox|fill|stroke[\w-]*|[dxyr]|[xy][12]|[cr][xy]|points|width|height)$/

/**
 * Removes what would make markup more than a picture of the page: names, addresses and controls. Nothing of it can be
 * typed into or found by a screen reader, and the application replaces it all at once. React writes `<` and `>` for tags
 * only.
 */
function asPicture(html: string): string {
  const [start, ...tags] = html.split('<')
  return tags.reduce((picture, tag) => picture + pictureOf(tag), start!)
}

/** `button class="…" type="button">Send` → `<span class="…">Send` */
function pictureOf(tag: string): string {
  const end = tag.indexOf('>')
  const text = tag.slice(end + 1)
  const [name = '', ...rest] = tag.slice(0, end).split(' ')
  const isEnd = name.startsWith('/')
  const own = isEnd ? name.slice(1) : name
  // A link of the head, and the choices of a closed list.
  if (own === 'link' || own === 'option') return ''
  const drawn = plainTags.get(own) ?? own
  if (isEnd) return `</${drawn}>${text}`
  const attributes = [...` ${rest.join(' ')}`.matchAll(/ ([\w-]+)="([^"]*)"/g)]
    .filter(([, key]) => keptAttributes.test(key!))
    .map(([whole]) => whole)
  return `<${drawn}${attributes.join('')}>${own.startsWith('input') ? `</${drawn}>` : ''}${text}`
}
