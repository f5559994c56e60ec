import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLookUps } from '../../platform/look-ups/look-ups.ts'
import { createPublicFetch } from '../../platform/look-ups/public-fetch.ts'
import { refusalOf } from '../../testing/chat-calls.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'

/** Answers as Crossref, Open Library and a journal's page do. */
const answers: Record<string, { type: string; body: string }> = {
  '/works/10.1037%2Fppm0000185/transform/application/vnd.citationstyles.csl+json': {
    type: 'application/vnd.citationstyles.csl+json',
    body: JSON.stringify({
      type: 'journal-article',
      title: 'Emotions in storybooks',
      author: [{ given: 'Jessica S.', family: 'Grady', affiliation: [] }],
      'container-title': ['Psychology of Popular Media Culture'],
      issued: { 'date-parts': [[2019, 7]] },
      DOI: '10.1037/ppm0000185',
      URL: 'http://dx.doi.org/10.1037/ppm0000185',
      'reference-count': 52,
    }),
  },
  '/api/books?bibkeys=ISBN%3A9780140449136&format=json&jscmd=data': {
    type: 'application/json',
    body: JSON.stringify({
      'ISBN:9780140449136': {
        title: 'Crime and Punishment',
        authors: [{ name: 'Fyodor Dostoyevsky' }],
        publishers: [{ name: 'Penguin Classics' }],
        publish_date: 'December 31, 2002',
      },
    }),
  },
  '/api/books?bibkeys=ISBN%3A0306406152&format=json&jscmd=data': { type: 'application/json', body: '{}' },
  '/article': {
    type: 'text/html; charset=utf-8',
    body: `<html><head><title>Fallback</title><meta name="citation_title" content="Deep &amp; wide">
      <meta name="citation_author" content="Owen, Ann"><meta name="citation_author" content="Jan van der Meer">
      <meta name="citation_journal_title" content="Sea Letters"><meta name="citation_date" content="2020/05/17">
      <meta name="citation_doi" content="doi:10.1000/182"></head><body><script>alert(1)</script></body></html>`,
  },
  '/plain': { type: 'text/html', body: '<title> A  page </title><p>text' },
  '/image': { type: 'image/png', body: 'x' },
}
let counterpart: Server
let base: string
const asked: { url: string; agent: string }[] = []
let app: TestApp

beforeAll(async () => {
  counterpart = createServer((request, response) => {
    asked.push({ url: request.url!, agent: request.headers['user-agent'] ?? '' })
    const answer = answers[request.url!]
    if (answer) response.writeHead(200, { 'content-type': answer.type }).end(answer.body)
    else response.writeHead(request.url === '/works/10.1000%2Fdown' ? 500 : 404).end()
  })
  await new Promise<void>((resolve) => counterpart.listen(0, '127.0.0.1', resolve))
  const { port } = counterpart.address() as AddressInfo
  base = `http://127.0.0.1:${port}`
  const userAgent = 'Longhand (https://longhand.example; mailto:op@longhand.example)'
  const fetch = createPublicFetch({
    userAgent,
    allows: (address, at) => address === '127.0.0.1' && at === port,
  })
  const lookUps = openLookUps({ isOn: () => true, userAgent, crossref: base, openLibrary: base, fetch })
  app = await createTestApp({ doors: { lookUps } })
})
afterAll(async () => {
  await app.close()
  counterpart.close()
})

async function lookUp(kind: string, value: string): Promise<unknown> {
  const user = await app.signUp()
  return (await user.send('POST', '/api/sources/look-up', { kind, value })).json()
}

test('looks up a DOI at Crossref once, and names itself there', async () => {
  const answer = await lookUp('doi', '10.1037/ppm0000185')
  expect(answer).toEqual({
    source: {
      type: 'article-journal',
      title: 'Emotions in storybooks',
      author: [{ given: 'Jessica S.', family: 'Grady' }],
      'container-title': 'Psychology of Popular Media Culture',
      issued: { 'date-parts': [[2019, 7]] },
      DOI: '10.1037/ppm0000185',
    },
  })
  expect(await lookUp('doi', '10.1037/PPM0000185')).toEqual(answer)
  expect(asked.filter(({ url }) => url.startsWith('/works/'))).toHaveLength(1)
  expect(asked[0]!.agent).toContain('mailto:op@longhand.example')
})

test('looks up an ISBN at Open Library, and the page of a journal', async () => {
  expect(await lookUp('isbn', '9780140449136')).toMatchObject({
    source: {
      type: 'book',
      title: 'Crime and Punishment',
      author: [{ given: 'Fyodor', family: 'Dostoyevsky' }],
      publisher: 'Penguin Classics',
      issued: { 'date-parts': [[2002]] },
    },
  })
  expect(await lookUp('url', `${base}/article`)).toMatchObject({
    source: {
      type: 'article-journal',
      title: 'Deep & wide',
      author: [
        { family: 'Owen', given: 'Ann' },
        { family: 'van der Meer', given: 'Jan' },
      ],
      'container-title': 'Sea Letters',
      issued: { 'date-parts': [[2020, 5, 17]] },
      DOI: '10.1000/182',
    },
  })
  expect(await lookUp('url', `${base}/plain`)).toMatchObject({
    source: { type: 'webpage', title: 'A page', URL: `${base}/plain`, accessed: expect.anything() },
  })
})

test('says why nothing was found', async () => {
  expect(await lookUp('doi', '10.1000/nothing')).toEqual({ failure: 'unknown' })
  expect(await lookUp('isbn', '0306406152')).toEqual({ failure: 'unknown' })
  expect(await lookUp('url', `${base}/image`)).toEqual({ failure: 'unknown' })
})

test('answers for addresses of its own network as for those that cannot be reached', async () => {
  const addresses = ['http://169.254.169.254/latest', 'http://localhost/', 'https://localhost:81/']
  const answers = await Promise.all(addresses.map((address) => lookUp('url', address)))
  expect(answers).toEqual(addresses.map(() => ({ failure: 'unreached' })))
})

test('refuses visitors and what is no identifier', async () => {
  const body = JSON.stringify({ kind: 'doi', value: '10.1000/182' })
  const visitor = await app.request('/api/sources/look-up', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(visitor.status).toBe(401)
  const user = await app.signUp()
  for (const [kind, value] of [
    ['doi', '10.1000/a b'],
    ['isbn', '12'],
    ['url', 'file:///etc/passwd'],
    ['path', '/etc/passwd'],
  ])
    expect(await refusalOf(user.send('POST', '/api/sources/look-up', { kind, value }))).toMatchObject({
      status: 400,
    })
})

test('looks nothing up unless the operator allows it', async () => {
  const closed = await useTestApp()
  const user = await closed.signUp()
  const answer = await user.send('POST', '/api/sources/look-up', { kind: 'url', value: `${base}/article` })
  expect(await answer.json()).toEqual({ failure: 'off' })
  expect(await (await user.get('/api/config')).json()).toMatchObject({ sourceLookUps: false })
})
