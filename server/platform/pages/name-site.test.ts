import { expect, test } from 'vitest'
import { standardIdentity } from '../../../contract/brand.ts'
import { nameSite } from './name-site.ts'

const identity = { name: 'Smith & Sons', supportEmail: 'help@smith.example' }
const html = 'text/html; charset=utf-8'

test('writes the name and the address into a page and its head', () => {
  const page = '<html><head><title>Longhand</title></head><p>Longhand: support@longhand.example</p></html>'
  expect(nameSite(page, html, identity)).toBe(
    '<html><head><meta name="application-name" content="Smith &amp; Sons"><meta name="support-address" content="help@smith.example"><title>Smith &amp; Sons</title></head><p>Smith &amp; Sons: help@smith.example</p></html>',
  )
})

test('names structured data, and leaves scripts that run as their hashes know them', () => {
  const page =
    '<head><script>run("Longhand")</script><script type="application/ld+json">{"name":"Longhand"}</script></head>Longhand'
  const named = nameSite(page, html, identity)
  expect(named).toContain('<script>run("Longhand")</script>')
  expect(named).toContain('{"name":"Smith & Sons"}')
  expect(named.endsWith('</head>Smith &amp; Sons')).toBe(true)
})

test('names files of other types in their own notation, and no scripts or styles', () => {
  expect(nameSite('<title>Longhand</title>', 'application/xml', identity)).toBe(
    '<title>Smith &amp; Sons</title>',
  )
  expect(nameSite('{"name":"Longhand"}', 'application/manifest+json', identity)).toBe(
    '{"name":"Smith & Sons"}',
  )
  expect(nameSite('"Longhand"', 'text/javascript; charset=utf-8', identity)).toBe('"Longhand"')
})

test('changes nothing where no name was chosen', () => {
  expect(nameSite('<head></head>Longhand', html, standardIdentity)).toBe('<head></head>Longhand')
})
