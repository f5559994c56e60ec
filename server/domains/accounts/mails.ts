import { brand } from '../../../contract/brand.ts'
import type { Mail } from '../../platform/mail/mail.ts'

export function verificationMail(to: string, link: string): Mail {
  return letter(to, {
    subject: `Confirm your e-mail address for ${brand.name}`,
    paragraphs: [
      `Welcome to ${brand.name}. Please confirm that this address is yours, and your account is ready.`,
    ],
    action: { label: 'Confirm e-mail address', link },
    after: 'The link works for 24 hours. If you did not sign up, you can ignore this mail.',
  })
}

export function existingAccountMail(to: string, link: string): Mail {
  return letter(to, {
    subject: `You already have a ${brand.name} account`,
    paragraphs: [
      'Somebody, probably you, tried to sign up with this address. It already has an account, so nothing was changed.',
    ],
    action: { label: 'Sign in', link },
    after: 'If that was not you, you can ignore this mail.',
  })
}

type Letter = {
  subject: string
  paragraphs: string[]
  action: { label: string; link: string }
  after: string
}

export function letter(to: string, { subject, paragraphs, action, after }: Letter): Mail {
  const text = [...paragraphs, `${action.label}: ${action.link}`, after, brand.name].join('\n\n')
  const body = paragraphs
    .map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`)
    .join('')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;font:16px/1.6 Georgia,serif"><div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-size:20px">${escapeHtml(brand.name)}</p>${body}
<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#4444b0;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0;color:#6b635a;font-size:14px">${escapeHtml(after)}</p></div></body></html>`
  return { to, subject, text, html }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
