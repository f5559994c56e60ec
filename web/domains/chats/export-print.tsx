import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import './export-print.css'
import { momentText, safeFileName, speaker } from '../../../contract/chat-export.ts'
import type { ChatMessage, ChatSummary } from '../../../contract/chats.ts'
import { TooltipProvider } from '../../ui/tooltip.tsx'
import { Markdown } from './markdown.tsx'
import { mayHoldFormula } from './markdown-html.ts'

type Printed = Pick<ChatMessage, 'id' | 'sender' | 'text' | 'humanized' | 'createdAt' | 'files'>

const formulasMs = 5_000

/** Lays the whole chat out as a document of its own and opens the browser's print, which also saves as PDF. */
export async function printChat(
  chat: Pick<ChatSummary, 'title' | 'createdAt'>,
  messages: Printed[],
): Promise<void> {
  const host = document.createElement('div')
  host.id = 'printed-chat'
  host.ariaHidden = 'true'
  host.inert = true
  document.body.append(host)
  const root = createRoot(host)
  const pageTitle = document.title
  function close() {
    root.unmount()
    host.remove()
    document.title = pageTitle
  }
  try {
    await loadParts(messages)
    flushSync(() => root.render(<Document chat={chat} messages={messages} />))
    await settle(host)
  } catch (error) {
    close()
    throw error
  }
  // Browsers propose it as the name of the file.
  document.title = safeFileName(chat.title, 'pdf').replace(/\.pdf$/, '')
  window.addEventListener('afterprint', close, { once: true })
  window.print()
}

function Document({
  chat,
  messages,
}: {
  chat: Pick<ChatSummary, 'title' | 'createdAt'>
  messages: Printed[]
}) {
  return (
    <TooltipProvider>
      <h1>{chat.title}</h1>
      <p className="printed-moment">{momentText(new Date(chat.createdAt))}</p>
      {messages.map(({ id, sender, text, humanized, createdAt, files }) => (
        <section key={id}>
          <p className="printed-speaker">
            <strong>{speaker(sender)}</strong>
            <span className="printed-moment">
              {momentText(new Date(createdAt))}
              {humanized && ' · humanized'}
            </span>
          </p>
          {sender === 'user' ? <p className="printed-words">{text}</p> : <Markdown text={text} />}
          {files.map((file) => (
            <p key={file.id} className="printed-moment">
              attached: {file.name}
            </p>
          ))}
        </section>
      ))}
    </TooltipProvider>
  )
}

/** The parts that replies load when they are drawn; here they have to be there before. */
async function loadParts(messages: Printed[]): Promise<void> {
  const replies = messages.filter(({ sender }) => sender === 'assistant')
  await Promise.all([
    replies.some(({ text }) => text.includes('```')) && import('highlight.js/lib/common'),
    replies.some(({ text }) => mayHoldFormula(text)) && import('katex'),
  ]).catch(() => {})
}

/** Until formulas and fonts are drawn, or it takes too long: then the source of a formula is printed. */
async function settle(host: HTMLElement): Promise<void> {
  const until = performance.now() + formulasMs
  do await nextFrame()
  while (host.querySelector('code[data-math]') && performance.now() < until)
  await nextFrame()
  await document.fonts.ready
}

function nextFrame(): Promise<void> {
  // Not a frame of animation: a tab in the background has none.
  return new Promise((resolve) => setTimeout(resolve, 40))
}
