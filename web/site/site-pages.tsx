import type { ReactNode } from 'react'
import { brand } from '../../contract/brand.ts'
import type { LanguageTag } from '../../contract/languages.ts'
import { BlogList } from '../domains/content/blog/blog-list.tsx'
import { blogPages } from '../domains/content/blog/blog-pages.ts'
import { BlogPostView } from '../domains/content/blog/blog-post-view.tsx'
import { categoryName } from '../domains/content/blog/category-name.ts'
import type { LegalText } from '../domains/content/content.ts'
import { DevelopersView } from '../domains/content/developers/developers-view.tsx'
import { FaqList } from '../domains/content/faq/faq-list.tsx'
import { FeatureList } from '../domains/content/features/feature-list.tsx'
import { LegalTextView } from '../domains/content/frame/legal-text.tsx'
import { MissingText } from '../domains/content/frame/missing-text.tsx'
import { HelpArticleView } from '../domains/content/help/help-article-view.tsx'
import { HelpCenter } from '../domains/content/help/help-center.tsx'
import { TechnologyView } from '../domains/content/technology/technology-view.tsx'
import { blogTexts } from '../locales/en/content/blog.ts'
import { faqTexts } from '../locales/en/content/faq.ts'
import { featureTexts } from '../locales/en/content/features.ts'
import { helpTexts } from '../locales/en/content/help.ts'
import { introTexts } from '../locales/en/content/intros.ts'
import { staticTexts } from '../locales/en/pages/static.ts'
import { currentLanguage } from '../locales/language.ts'
import { LandingPage } from '../pages/landing.tsx'
import { NotFoundFile, OfflineFile, ServerErrorFile } from '../pages/static-status.tsx'
import { ReadingPage } from './reading-page.tsx'
import type { SiteData, SitePage } from './site-page.ts'
import { describeArticle, describeFaq, describePost, describeTrail } from './structured-data.ts'

type PageInput = Pick<SitePage, 'path' | 'title' | 'body'> & Partial<SitePage>

/** `/help` is in help.html. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
const titled = (title: string) => `${title} · ${brand.name}`

/** A page of the front style, without a script. */
function statusPage(path: string, title: string, body: ReactNode): SitePage {
  return {
    file: fileOf(path),
    description: brand.pitch,
    canonical: path,
    indexed: false,
    kind: 'website',
    style: 'front',
    scripts: [],
    hasFeed: false,
    isTranslated: true,
    structured: [],
    path,
    title,
    heading: title,
    section: brand.slogan,
    body,
  }
}

function readingPage(input: PageInput): SitePage {
  return {
    ...statusPage(input.path, titled(input.title), input.body),
    indexed: true,
    style: 'reading',
    isTranslated: false,
    scripts: ['site'],
    heading: input.title,
    ...input,
    title: titled(input.title),
  }
}

/** Returns every static page: those of ../static-routes.ts, and one for each article and post. */
export function sitePages(data: SiteData): SitePage[] {
  const texts = [
    ...textPages(data),
    ...helpPages(data),
    ...faqPages(data),
    ...blogListPages(data),
    ...postPages(data),
    ...missingPages(),
  ].map((page) => ({
    ...page,
    body: <ReadingPage sellsPlans={data.sellsPlans}>{page.body}</ReadingPage>,
  }))
  return [landingPage(data), ...texts, ...statusPages()]
}

function landingPage(data: SiteData): SitePage {
  const title = `${brand.name}: ${brand.slogan}`
  return {
    ...statusPage('/', title, <LandingPage {...data} />),
    heading: brand.slogan,
    section: brand.name,
    indexed: true,
    isTranslated: false,
    scripts: ['site'],
  }
}

/** A text without a translation stays English, and so does the title of its page. */
const isInLanguage = ({ lang }: { lang: LanguageTag }) => lang === currentLanguage().tag
const namesOf = ({ title, description, lang }: Pick<LegalText, 'title' | 'description' | 'lang'>) => ({
  title,
  description,
  isTranslated: isInLanguage({ lang }),
})

function textPages({ content, sellsPlans }: SiteData): SitePage[] {
  const { terms, privacy } = content
  return [
    readingPage({
      path: '/features',
      title: featureTexts.title,
      heading: introTexts.featuresHeading,
      isTranslated: true,
      description: introTexts.featuresDescription({ name: brand.name }),
      body: <FeatureList sections={content.features} sellsPlans={sellsPlans} />,
    }),
    readingPage({ path: '/terms', ...namesOf(terms), body: <LegalTextView text={terms} /> }),
    readingPage({
      path: '/resources/technology',
      ...namesOf(content.technology),
      kind: 'article',
      body: <TechnologyView text={content.technology} />,
    }),
    readingPage({
      path: '/developers',
      ...namesOf(content.developers),
      body: <DevelopersView text={content.developers} />,
    }),
    readingPage({ path: '/privacy', ...namesOf(privacy), body: <LegalTextView text={privacy} /> }),
  ]
}

/** The same page at two addresses, of which search engines list the first. */
function atBoth(path: string, other: string, input: Omit<PageInput, 'path'>): SitePage[] {
  return [path, other].map((at) => readingPage({ ...input, path: at, file: fileOf(at), canonical: path }))
}

function helpPages({ content: { help }, helpSearch }: SiteData): SitePage[] {
  return [
    ...atBoth('/help', '/support/help', {
      title: helpTexts.helpCenter,
      description: helpTexts.description({ name: brand.name }),
      isTranslated: true,
      scripts: ['site', 'list'],
      body: <HelpCenter articles={help} search={helpSearch} />,
    }),
    ...help.map((article, at) =>
      readingPage({
        path: `/help/${article.slug}`,
        title: article.title,
        description: article.excerpt,
        section: helpTexts.helpCenter,
        isTranslated: isInLanguage(article),
        kind: 'article',
        structured: [
          describeArticle(article),
          describeTrail([
            { name: helpTexts.helpCenter, path: '/help' },
            { name: article.title, path: `/help/${article.slug}` },
          ]),
        ],
        body: (
          <HelpArticleView article={article} previous={help[at - 1] ?? null} next={help[at + 1] ?? null} />
        ),
      }),
    ),
  ]
}

function faqPages({ content: { faq }, helpSearch }: SiteData): SitePage[] {
  return atBoth('/faq', '/support/faq', {
    title: faqTexts.title,
    description: faqTexts.description({ name: brand.name }),
    isTranslated: true,
    scripts: ['site', 'list'],
    structured: [describeFaq(faq)],
    body: <FaqList categories={faq} search={helpSearch} />,
  })
}

function blogListPages({ content: { posts } }: SiteData): SitePage[] {
  return blogPages(posts).map((view) => {
    const name = view.category
      ? blogTexts.categoryTitle({ category: categoryName(view.category) })
      : blogTexts.title
    return readingPage({
      path: view.path,
      title: view.page === 1 ? name : `${name} · ${blogTexts.pageTitle({ page: view.page })}`,
      heading: (view.category && categoryName(view.category)) ?? introTexts.blogHeading,
      section: blogTexts.title,
      isTranslated: true,
      description: introTexts.blogDescription,
      scripts: ['site', 'list'],
      hasFeed: true,
      body: <BlogList view={view} />,
    })
  })
}

function postPages({ content: { posts } }: SiteData): SitePage[] {
  return posts.map((post) => ({
    ...readingPage({
      path: `/blog/${post.slug}`,
      title: post.title,
      section: post.category,
      description: post.metaDescription,
      kind: 'article',
      hasFeed: true,
      structured: [
        describePost(post),
        describeTrail([
          { name: blogTexts.title, path: '/blog' },
          { name: post.title, path: `/blog/${post.slug}` },
        ]),
      ],
      body: <BlogPostView post={post} />,
    }),
    title: titled(post.metaTitle),
  }))
}

/** What the server shows for an address of the folder that does not exist. */
function missingPages(): SitePage[] {
  const toBlog = { href: '/blog', text: blogTexts.backToBlog }
  const missing = [
    { path: '/blog/404', title: blogTexts.notFoundTitle, text: blogTexts.notFoundText, link: toBlog },
    {
      path: '/blog/category/404',
      title: blogTexts.categoryNotFound,
      text: blogTexts.categoryNotFoundText,
      link: toBlog,
    },
    {
      path: '/help/404',
      title: helpTexts.articleNotFound,
      text: helpTexts.articleNotFoundText,
      link: { href: '/help', text: helpTexts.backToHelp },
    },
  ]
  return missing.map(({ path, title, ...rest }) =>
    readingPage({
      path,
      title,
      indexed: false,
      isTranslated: true,
      body: <MissingText title={title} {...rest} />,
    }),
  )
}

function statusPages(): SitePage[] {
  const { name } = brand
  return [
    statusPage('/404', staticTexts.pageNotFound({ name }), <NotFoundFile />),
    statusPage('/500', staticTexts.serverError({ name }), <ServerErrorFile />),
    statusPage('/offline', staticTexts.offline({ name }), <OfflineFile />),
  ]
}
