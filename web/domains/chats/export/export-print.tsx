import { contractText } from '../../../locales/contract-text.ts'
import { exportTexts } from '../../../locales/en/chats/export.ts'
import './export-print.css'
import { momentText, safeFileName, speaker } from '../../../../contract/chats/chat-export.ts'
import type { ChatMessage, ChatSummary } from '../../../../contract/chats/chats.ts'
import { drawn, printDocument } from '../../../ui/layout/print-document.tsx'
import { TooltipProvider } from '../../../ui/tooltip.tsx'
import { Markdown } from '../markdown/markdown.tsx'
import { mayHoldFormula } from '../markdown/markdown-html.ts'

type Printed = Pick<ChatMessage, 'id' | 'sender' | 'text' | 'humanized' | 'createdAt' | 'files'>

const formulasMs = 5_000

/** Prints the whole chat as a separate document. */
export async function printChat(
  chat: Pick<ChatSummary, 'title' | 'createdAt'>,
  messages: Printed[],
): Promise<void> {
  await loadParts(messages)
  await printDocument({
    fileName: safeFileName(chat.title, 'pdf').replace(/\.pdf$/, ''),
    content: <Document chat={chat} messages={messages} />,
    settled: formulasDrawn,
  })
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
      <article className="printed-chat">
        <h1 dir="auto">{chat.title}</h1>
        <p className="printed-moment">{momentText(new Date(chat.createdAt))}</p>
        {messages.map(({ id, sender, text, humanized, createdAt, files }) => (
          <section key={id}>
            <p className="printed-speaker">
              <strong>{contractText(speaker(sender))}</strong>
              <span className="printed-moment">
                {momentText(new Date(createdAt))}
                {humanized && exportTexts.humanized}
              </span>
            </p>
            {sender === 'user' ? (
              <p dir="auto" className="printed-words">
                {text}
              </p>
            ) : (
              <Markdown text={text} />
            )}
            {files.map((file) => (
              <p key={file.id} className="printed-moment">
                {exportTexts.attached({ name: file.name })}
              </p>
            ))}
          </section>
        ))}
      </article>
    </TooltipProvider>
  )
}

/** Loads the parts that replies usually load while rendering; printing needs them before. */
async function loadParts(messages: Printed[]): Promise<void> {
  const replies = messages.filter(({ sender }) => sender === 'assistant')
  await Promise.all([
    replies.some(({ text }) => text.includes('```')) && import('highlight.js/lib/common'),
    replies.some(({ text }) => mayHoldFormula(text)) && import('katex'),
  ]).catch(() => {})
}

/** Waits for the formulas, up to a limit; after it their source is printed. */
async function formulasDrawn(host: HTMLElement): Promise<void> {
  const until = performance.now() + formulasMs
  while (host.querySelector('code[data-math]') && performance.now() < until) await drawn()
  await drawn()
}
