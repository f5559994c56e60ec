import { Copy, Feather, RefreshCw, ScanText } from 'lucide-react'
import { useMemo, useRef } from 'react'
import type { ChatMessage } from '../../../../contract/chats/chats.ts'
import { searchTexts } from '../../../locales/en/chats/search.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { type Command, useOfferedCommands } from '../../../ui/shell/commands.ts'
import { toast } from '../../../ui/toast.tsx'

type ChatCommands = {
  past: ChatMessage[]
  isHumanized: boolean
  onHumanize: (isOn: boolean) => void
  onCheck: () => void
  onRegenerate: (reply: ChatMessage) => void
}

async function copyReply({ text }: ChatMessage): Promise<void> {
  const { markdownToText } = await import('../markdown/markdown-to-text.ts')
  if (await copyText(markdownToText(text))) toast(searchTexts.copied)
  else toast.error(errorTexts.copyFailed)
}

/** Registers the commands and shortcuts of the open chat. */
export function useChatCommands(given: ChatCommands): void {
  const latest = useRef(given)
  latest.current = given
  const reply = given.past.findLast(({ sender, text }) => sender === 'assistant' && text !== '')
  const lastReply = useRef(reply)
  lastReply.current = reply
  const hasReply = reply !== undefined
  const { isHumanized } = given
  const commands = useMemo((): Command[] => {
    const withReply = (act: (one: ChatMessage) => unknown) => () =>
      void (lastReply.current && act(lastReply.current))
    return [
      {
        text: isHumanized ? searchTexts.turnHumanizeOff : searchTexts.turnHumanizeOn,
        icon: <Feather />,
        words: searchTexts.toggleHumanization,
        keys: 'Ctrl+Shift+H',
        run: () => latest.current.onHumanize(!isHumanized),
      },
      {
        text: searchTexts.checkForAi,
        icon: <ScanText />,
        words: searchTexts.detectorScan,
        keys: 'Ctrl+Shift+D',
        run: () => latest.current.onCheck(),
      },
      ...(hasReply
        ? [
            {
              text: searchTexts.copyTheLastReply,
              icon: <Copy />,
              keys: 'Ctrl+Shift+C',
              run: withReply(copyReply),
            },
            {
              text: searchTexts.tryTheLastReplyAgain,
              icon: <RefreshCw />,
              words: searchTexts.regenerate,
              keys: 'Ctrl+Shift+Y',
              run: withReply((one) => latest.current.onRegenerate(one)),
            },
          ]
        : []),
    ]
  }, [isHumanized, hasReply])
  useOfferedCommands(commands)
}
