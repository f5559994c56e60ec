import { brand } from '../../contract/brand.ts'
import { siteAddressMark } from '../../contract/pages.ts'
import type { BlogPost } from '../../web/domains/content/content.ts'
import { withFullAddresses } from '../../web/site/full-addresses.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Returns the list of pages for search engines. */
export function sitemap(paths: string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escaped(siteAddressMark + path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

/** Returns robots.txt. Search engines are kept out of shared chats and of pages that need a sign-in. */
export function robots(): string {
  const closed = ['/api/', '/local/', '/shared/', '/settings', '/chat/', '/essay-writer/', '/auth/']
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteAddressMark}/sitemap.xml\n`,
  ].join('\n')
}

/** Returns the posts as RSS 2.0, with their whole text. */
export function blogFeed(posts: BlogPost[]): string {
  const items = posts.map((post) => {
    const address = `${siteAddressMark}/blog/${post.slug}`
    return [
      '  <item>',
      `    <title>${escaped(post.title)}</title>`,
      `    <link>${address}</link>`,
      `    <guid isPermaLink="true">${address}</guid>`,
      `    <pubDate>${new Date(post.date.iso).toUTCString()}</pubDate>`,
      `    <category>${escaped(post.category)}</category>`,
      `    <description>${escaped(post.excerpt)}</description>`,
      `    <content:encoded>${escaped(withFullAddresses(post.html))}</content:encoded>`,
      '  </item>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    `  <title>${escaped(brand.name)}</title>`,
    `  <link>${siteAddressMark}/blog</link>`,
    `  <description>${escaped(brand.pitch)}</description>`,
    '  <language>en</language>',
    `  <atom:link href="${siteAddressMark}/blog/rss.xml" rel="self" type="application/rss+xml" />`,
    ...items,
    '</channel>',
    '</rss>\n',
  ].join('\n')
}
