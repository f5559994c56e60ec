import { brand } from '../../contract/brand.ts'
import { siteAddressMark } from '../../contract/pages.ts'
import type { BlogPost, FaqCategory, HelpArticle } from '../domains/content/content.ts'
import { withFullAddresses } from './full-addresses.ts'

const context = 'https://schema.org'
const publisher = { '@type': 'Organization', name: brand.name, url: siteAddressMark }

/** Describes a page for machines, in the vocabulary of schema.org. */
export function describeFaq(categories: FaqCategory[]): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: categories.flatMap(({ items }) =>
      items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: withFullAddresses(answer) },
      })),
    ),
  }
}

export function describePost(post: BlogPost): object {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    datePublished: post.date.iso,
    author: { '@type': 'Organization', name: post.author },
    publisher,
    mainEntityOfPage: `${siteAddressMark}/blog/${post.slug}`,
    inLanguage: 'en',
  }
}

export function describeArticle(article: HelpArticle): object {
  return {
    '@context': context,
    '@type': 'TechArticle',
    headline: article.title,
    description: article.excerpt,
    dateModified: article.lastChanged.iso,
    publisher,
    mainEntityOfPage: `${siteAddressMark}/help/${article.slug}`,
    inLanguage: article.lang,
  }
}

/** Describes the way from a page of the first level to this one. */
export function describeTrail(steps: { name: string; path: string }[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: siteAddressMark + path,
    })),
  }
}
