import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { fillPrices } from '../../contract/billing/money.ts'
import { completeLanguages } from '../../contract/languages.ts'
import { siteAddressMark } from '../../contract/pages.ts'
import { blogPages } from '../../web/domains/content/blog/blog-pages.ts'
import { findDeadLinks } from './dead-links.ts'
import { readEngineFigures } from './engine-figures.ts'
import { blogFeed, sitemap } from './feeds.ts'
import { fillValues, keepBlocks } from './fill-text.ts'
import { checkFrontMatter, splitFrontMatter } from './front-matter.ts'
import { renderMarkdown } from './markdown.ts'
import { PictureFolder } from './pictures.ts'
import { readFaqItems } from './read-faq.ts'
import { helpSchema } from './schemas.ts'
import { readSiteContent } from './site-data.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const render = (markdown: string, lang: 'en' | 'fr' = 'en') =>
  renderMarkdown(markdown, (file, alt) => ({ src: `/assets/${file}`, width: 8, height: 4, alt }), lang)

describe('front matter', () => {
  test('names the file and every field that is wrong', () => {
    const source = '---\ntitle: Help\norder: first\nlastChanged: soon\nauthor: me\n---\nText'
    const { data } = splitFrontMatter(source, 'help/a.md')
    const check = () => checkFrontMatter(helpSchema, data, 'help/a.md')
    for (const part of ['help/a.md', '“order”', '“lastChanged”: must be a date', '“excerpt”', 'author'])
      expect(check).toThrow(part)
  })

  test('reports a missing fence and broken YAML', () => {
    expect(() => splitFrontMatter('title: Help', 'a.md')).toThrow('a.md: the first line must be “---”')
    expect(() => splitFrontMatter('---\ntitle: Help', 'a.md')).toThrow('no closing line')
    expect(() => splitFrontMatter('---\ntitle: "Help\n---\n', 'a.md')).toThrow('not valid YAML')
  })

  test('writes dates for people and for machines', () => {
    const data = {
      title: 'a',
      excerpt: 'b',
      order: 1,
      lastChanged: '2025-06-08',
      picture: { file: 'a', alt: 'b' },
    }
    expect(checkFrontMatter(helpSchema, data, 'a.md').lastChanged).toEqual({
      iso: '2025-06-08',
      text: 'June 8, 2025',
    })
  })
})

describe('a text', () => {
  test('fills in values and refuses unknown ones', () => {
    expect(fillValues('{name} for {price}', { name: 'Longhand', price: '$1' }, 'a.md')).toBe(
      'Longhand for $1',
    )
    expect(() => fillValues('{nmae}', { name: 'x' }, 'a.md')).toThrow(
      'a.md: {nmae} is unknown. Known are name',
    )
  })

  test('keeps lines about plans only where plans are sold', () => {
    const text = 'a\n:::plans\nb\n:::\n:::no-plans\nc\n:::\nd'
    expect(keepBlocks(text, true, 'a.md')).toBe('a\nb\nd')
    expect(keepBlocks(text, false, 'a.md')).toBe('a\nc\nd')
    expect(() => keepBlocks(':::plans\na', true, 'a.md')).toThrow('not closed')
    expect(() => keepBlocks('a\n:::prices', true, 'a.md')).toThrow('a.md, line 2 of the text: “:::prices”')
  })

  test('becomes headings with addresses, tables that scroll and pictures with their size', () => {
    const { html, headings } = render(
      '## What & why?\n\n## What why\n\n| a |\n|---|\n| b |\n\n![Tides](a.webp "Now")',
    )
    expect(headings).toEqual([
      { id: 'what-why', text: 'What & why?' },
      { id: 'what-why-2', text: 'What why' },
    ])
    expect(html).toContain('<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table>')
    expect(html).toContain('width="8" height="4" loading="lazy"')
    expect(render('| a |\n|---|\n| b |', 'fr').html).toContain('aria-label="Tableau"')
    expect(html).toContain('<figcaption>Now</figcaption>')
  })

  test('loses everything that could run or load something', () => {
    const { html } = render(
      [
        '<script>alert(1)</script>',
        '<img src="https://tracker.example/x.png" onerror="alert(1)">',
        '<iframe src="https://tracker.example"></iframe>',
        '<p onclick="alert(1)" style="position:fixed" class="fixed">text</p>',
        '[a](javascript:alert(1)) [b](//tracker.example) [c](data:text/html,x)',
        '<a href="/help" id="main">help</a> <form action="https://tracker.example"><input></form>',
      ].join('\n\n'),
    )
    expect(html).not.toMatch(/script|onerror|onclick|tracker|iframe|style|fixed|data:|id=|form|input/)
    expect(html).toContain('<a href="/help">help</a>')
  })

  test('reads a table of ten thousand rows and deep quotations, and keeps them', () => {
    const { html } = render(`| a | b |\n|---|---|\n${'| <b onclick="x()">1</b> | 2 |\n'.repeat(10_000)}`)
    expect(html.match(/<tr>/g)).toHaveLength(10_001)
    expect(html).not.toContain('onclick')
    expect(render(`${'> '.repeat(300)}text`).html).toContain('text')
    expect(render('['.repeat(2_000)).headings).toEqual([])
  })

  test('names a picture that is not there or is none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'longhand-content-'))
    folders.push(folder)
    mkdirSync(join(folder, 'help'))
    writeFileSync(join(folder, 'help/a.png'), 'not a picture')
    const pictures = new PictureFolder(folder, true)
    expect(() => pictures.find('help/b.png', 'b', 'help/x.md')).toThrow(
      'help/x.md: there is no picture help/b.png',
    )
    expect(() => pictures.find('help/a.png', 'a', 'help/x.md')).toThrow('is not a picture')
    expect(() => pictures.find('../../etc/hosts.png', 'a', 'help/x.md')).toThrow('there is no picture')
    expect(() => pictures.find('help/a.png', ' ', 'help/x.md')).toThrow('needs a description')
  })
})

test('reads questions and requires their answers', () => {
  const read = (body: string) => readFaqItems(body, 'faq/a.md', new Set(), (answer) => `<p>${answer}</p>`)
  expect(read('\n## Who?\n\nYou.\n')).toEqual([{ id: 'who', question: 'Who?', answer: '<p>You.</p>' }])
  expect(() => read('Hello\n## Who?\nYou.')).toThrow('must begin with a question')
  expect(() => read('## Who?\n## Why?\nBecause.')).toThrow('“Who?” has no answer')
})

test('finds links that lead nowhere, also to a heading, and skips other sites', () => {
  const links = [
    '/help',
    '/help#one',
    '/help#two',
    '/gone',
    'https://site.example/gone',
    'mailto:a@b.example',
    '#here',
  ]
  const page = (hrefs: string[]) =>
    `<h2 id="one">a</h2>${hrefs.map((href) => `<a href="${href}">a</a>`).join('')}`
  const dead = findDeadLinks({
    pages: new Map([
      ['/faq', page([...links, 'https://other.example/x', '/chat'])],
      ['/help', page([])],
    ]),
    exists: (path) => path === '/chat',
    address: 'https://site.example',
  })
  expect(dead).toEqual([
    '/faq links to /help#two, and there is no “two”.',
    '/faq links to /gone, which does not exist.',
    '/faq links to /gone, which does not exist.',
    '/faq links to #here, and there is no “here”.',
  ])
})

describe('the lists of posts', () => {
  const [post] = readSiteContent({ sellsPlans: true, isBuild: false }).content.posts
  const posts = Array.from({ length: 20 }, (_, i) => ({
    ...post!,
    slug: `post-${i}`,
    ...(i === 0 ? { category: 'Writing', categorySlug: 'writing' } : {}),
  }))

  test('have as many pages as they need, and each post on one of them', () => {
    const pages = blogPages(posts)
    const all = pages.filter(({ category }) => !category)
    expect(all.map(({ path }) => path)).toEqual(['/blog', '/blog/page/2', '/blog/page/3'])
    expect(all.flatMap((page) => page.posts.map(({ slug }) => slug))).toEqual(posts.map(({ slug }) => slug))
    expect(pages.filter(({ category }) => category).map(({ path }) => path)).toEqual([
      '/blog/category/writing',
      '/blog/category/ai-detection',
      '/blog/category/ai-detection/page/2',
      '/blog/category/ai-detection/page/3',
    ])
  })

  test('exist without a post', () => {
    expect(blogPages([])).toMatchObject([{ path: '/blog', posts: [], paths: ['/blog'] }])
  })
})

test('writes a feed that a reader on another site can use', () => {
  const { posts } = readSiteContent({ sellsPlans: true, isBuild: false }).content
  const feed = blogFeed([{ ...posts[0]!, title: 'A & B <C>' }])
  expect(feed).toContain('<title>A &amp; B &lt;C&gt;</title>')
  expect(feed).toContain(`<link>${siteAddressMark}/blog/${posts[0]!.slug}</link>`)
  expect(feed).not.toContain('&quot;/')
  expect(sitemap(['/a&b'])).toContain(`<loc>${siteAddressMark}/a&amp;b</loc>`)
})

test('reports a table of figures that the documentation no longer has', () => {
  expect(() => readEngineFigures('no tables', '')).toThrow('docs/detector-model-card.md: there is no table')
})

describe('the texts of this project', () => {
  const texts = (sellsPlans: boolean) => readSiteContent({ sellsPlans, isBuild: false }).content
  const flat = (value: unknown) => JSON.stringify(value)

  test('have the articles, questions and sections that the specification lists', () => {
    const content = texts(true)
    expect(content.help.map(({ slug }) => slug)).toEqual([
      'getting-started',
      'chat-assistant',
      'essay-writer',
      'essay-page',
      'humanizer',
      'ai-detector',
      'originality-check',
      'study-simulator',
      'your-account',
      'security',
      'your-data',
      'api-keys',
      'subscription-plans',
    ])
    expect(content.faq.map(({ name }) => name)).toEqual([
      'General',
      'Account',
      'Billing',
      'Features',
      'Security',
      'Support',
    ])
    for (const sellsPlans of [true, false]) expect(texts(sellsPlans).landingFaq.items).toHaveLength(6)
    expect(content.posts).toHaveLength(2)
    expect(content.features.map(({ name }) => name)).toEqual([
      'Chat assistant',
      'Humanizer',
      'AI detector',
      'Essay writer',
      'Originality check',
      'Study simulator',
    ])
    expect([content.terms.headings.length, content.privacy.headings.length]).toEqual([11, 9])
    for (const { effective } of [content.terms, content.privacy]) expect(effective.text).toBe('June 8, 2025')
  })

  test('state the refund rule and the prices of the plan table', () => {
    const content = texts(true)
    expect(content.terms.html).toContain('7-day money-back guarantee')
    expect(content.terms.html).toContain('fewer than 1,000 words')
    expect(content.terms.html).toContain('in the 12 months before the event')
    expect(fillPrices(flat(content.faq), 'usd')).toContain(
      'Pro gives 55,000 words every 30 days for $24.99 a month',
    )
    expect(fillPrices(flat(content.help), 'eur')).toContain('€149.88 (€12.49 a month)')
    expect(flat(content.faq)).toContain('saves 50%')
  })

  test('are translated file by file, and say which language they have', () => {
    for (const language of completeLanguages.filter((tag) => tag !== 'en')) {
      const content = readSiteContent({ sellsPlans: true, isBuild: false, language }).content
      const translated = [
        content.terms,
        content.privacy,
        ...content.help,
        ...content.features,
        ...content.landingFaq.items,
        ...content.faq.flatMap(({ items }) => items),
      ]
      expect(translated.filter(({ lang }) => lang !== language)).toEqual([])
      expect([content.terms.headings.length, content.privacy.headings.length]).toEqual([11, 9])
      const english = texts(true).faq.map(({ items }) => items.length)
      expect(content.faq.map(({ items }) => items.length)).toEqual(english)
      expect(content.technology.lang).toBe('en')
    }
  })

  test('have the same sections, pictures and links in every language', () => {
    const shapeOf = ({ slug, headings, html }: (typeof english)[number]) => ({
      slug,
      headings: headings.length,
      pictures: html.match(/<img /g)?.length ?? 0,
      rows: html.match(/<tr>/g)?.length ?? 0,
      items: html.match(/<li>/g)?.length ?? 0,
      links: [...html.matchAll(/href="([^"#]*)/g)].map(([, address]) => address),
    })
    const english = texts(true).help
    for (const language of completeLanguages) {
      const { help } = readSiteContent({ sellsPlans: true, isBuild: false, language }).content
      expect(help.map(shapeOf), language).toEqual(english.map(shapeOf))
    }
  })

  test('mention no plan where plans are not sold', () => {
    const all = completeLanguages
      .map((language) => flat(readSiteContent({ sellsPlans: false, isBuild: false, language }).content))
      .join()
    for (const word of ['/subscription', '$', 'Unlimited', 'upgrade', 'Upgrade', 'money-back', 'checkout'])
      expect(all).not.toContain(word)
  })
})
