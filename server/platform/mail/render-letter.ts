import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../../contract/brand.ts'
import type { LanguageTag } from '../../../contract/languages.ts'
import type { LetterBlock, LetterWord, WrittenLetter } from './letter.ts'
import { light, mono, sans, serif, styleSheet } from './letter-look.ts'
import { letterText } from './letter-text.ts'
import { mailTexts, writeText } from './mail-texts.ts'

/** Renders a letter as HTML and as text, without remote images or tracking: opening it makes no request. */
export async function renderLetter(
  subject: string,
  letter: WrittenLetter,
  language: LanguageTag = 'en',
): Promise<{ html: string; text: string }> {
  const doctype =
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
  return {
    html: doctype + renderToStaticMarkup(page(subject, letter, language)),
    text: letterText(letter, language),
  }
}

const paragraph = { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px', color: light.ink }
const small = { margin: '0 0 10px', fontSize: '14px', lineHeight: '22px', color: light.muted }

function page(subject: string, letter: WrittenLetter, language: LanguageTag) {
  return h(
    Html,
    { lang: language, dir: 'ltr' },
    h(
      Head,
      null,
      h('title', null, subject),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      // Keeps phones from turning dates and numbers into links.
      h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no, url=no' }),
      h('style', null, styleSheet),
    ),
    h(
      Body,
      {
        className: 'ground',
        style: { margin: 0, padding: 0, backgroundColor: light.ground, fontFamily: sans },
      },
      h(Preview, null, letter.preview),
      h(
        Section,
        { className: 'page ground', style: { padding: '36px 16px', backgroundColor: light.ground } },
        h(
          Container,
          { style: { maxWidth: '560px' } },
          masthead(),
          paper(letter, language),
          footer(letter, language),
        ),
      ),
    ),
  )
}

function masthead() {
  const style = {
    margin: '0 0 18px 4px',
    fontFamily: serif,
    fontSize: '22px',
    lineHeight: '28px',
    color: light.ink,
  }
  return h(Text, { className: 'ink', style }, brand.name)
}

function paper({ heading, blocks, action, otherAction, after = [] }: WrittenLetter, language: LanguageTag) {
  const style = {
    padding: '36px 40px 24px',
    backgroundColor: light.paper,
    border: `1px solid ${light.line}`,
    borderRadius: '12px',
  }
  const title = {
    margin: '0 0 18px',
    fontFamily: serif,
    fontWeight: 500,
    fontSize: '28px',
    lineHeight: '34px',
    color: light.ink,
  }
  return h(
    Section,
    { className: 'paper', style },
    h(Heading, { as: 'h1', className: 'ink', style: title }, heading),
    ...blocks.map(block),
    action ? button(action) : null,
    otherAction ? otherLink(otherAction) : null,
    ...after.map((text, i) => h(Text, { key: `after-${i}`, className: 'muted', style: small }, text)),
    action ? plainLink(action.link, language) : null,
  )
}

function block(content: LetterBlock<string>, i: number): ReactNode {
  if (typeof content === 'string') return h(Text, { key: i, className: 'ink', style: paragraph }, content)
  if ('code' in content) return codeBlock(content.code, i)
  if ('title' in content)
    return h(Heading, { key: i, as: 'h2', className: 'ink', style: subtitle }, content.title)
  if ('words' in content)
    return h(Text, { key: i, className: 'ink', style: paragraph }, content.words.map(drawnWord))
  if ('list' in content) return listBlock(content.list, i)
  const cell = { padding: '5px 0', fontSize: '14px', lineHeight: '22px', verticalAlign: 'top' } as const
  const rows = content.facts.map(([name, value]) =>
    h(
      'tr',
      { key: name },
      h('td', { className: 'muted', style: { ...cell, width: '128px', color: light.muted } }, name),
      h('td', { className: 'ink', style: { ...cell, color: light.ink } }, value),
    ),
  )
  const table = h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, width: '100%' },
    h('tbody', null, rows),
  )
  return h(Section, { key: i, className: 'soft', style: { ...softBox, padding: '9px 16px' } }, table)
}

const subtitle = {
  margin: '26px 0 10px',
  fontFamily: serif,
  fontWeight: 500,
  fontSize: '20px',
  lineHeight: '28px',
  color: light.ink,
}

function listBlock(items: LetterWord[][], i: number) {
  const drawn = items.map((item, at) =>
    h('li', { key: at, style: { margin: '0 0 6px' } }, item.map(drawnWord)),
  )
  return h('ul', { key: i, className: 'ink', style: { ...paragraph, paddingLeft: '22px' } }, drawn)
}

function drawnWord(word: LetterWord, i: number): ReactNode {
  if (typeof word === 'string') return word
  const { text, strong, link } = word
  const shown = strong ? h('strong', { key: i, style: { fontWeight: 600 } }, text) : text
  if (!link) return shown
  const style = { color: light.accent, textDecoration: 'underline' }
  return h(Link, { key: i, href: link, className: 'link', style }, shown)
}

const softBox = {
  margin: '0 0 20px',
  backgroundColor: light.soft,
  border: `1px solid ${light.line}`,
  borderRadius: '8px',
}

function codeBlock(code: string, i: number) {
  const style = {
    margin: 0,
    fontFamily: mono,
    fontSize: '24px',
    lineHeight: '32px',
    letterSpacing: '4px',
    textAlign: 'center' as const,
    color: light.ink,
  }
  return h(
    Section,
    { key: i, className: 'soft', style: { ...softBox, padding: '14px 16px' } },
    h(Text, { className: 'ink', style }, code),
  )
}

function button({ label, link }: { label: string; link: string }) {
  const style = {
    padding: '13px 22px',
    borderRadius: '8px',
    backgroundColor: light.accent,
    color: light.accentInk,
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 500,
  }
  return h(
    Section,
    { style: { padding: '6px 0 22px' } },
    h(Button, { href: link, className: 'button', style }, label),
  )
}

function otherLink({ label, link }: { label: string; link: string }) {
  return h(
    Text,
    { key: 'other', className: 'ink', style: paragraph },
    h(
      Link,
      { href: link, className: 'link', style: { color: light.accent, textDecoration: 'underline' } },
      label,
    ),
  )
}

function plainLink(link: string, language: LanguageTag) {
  const style = { ...small, fontSize: '13px', lineHeight: '20px', wordBreak: 'break-all' as const }
  return [
    h(Hr, { key: 'line', className: 'line', style: { margin: '18px 0 14px', borderColor: light.line } }),
    h(
      Text,
      { key: 'plain', className: 'muted', style },
      writeText(mailTexts.common.plainLink, language),
      h('br'),
      h(Link, { href: link, className: 'link', style: { color: light.accent } }, link),
    ),
  ]
}

function footer({ why, leave }: WrittenLetter, language: LanguageTag) {
  const style = { ...small, margin: '18px 4px 0', fontSize: '13px', lineHeight: '20px' }
  const linkStyle = { color: light.muted, textDecoration: 'underline' }
  return h(
    Text,
    { className: 'muted', style },
    `${why} ${writeText(mailTexts.common.neverAsks, language)}`,
    leave
      ? [' ', h(Link, { key: 'leave', href: leave.link, className: 'muted', style: linkStyle }, leave.label)]
      : null,
  )
}
