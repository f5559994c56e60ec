import { useQuery } from '@tanstack/react-query'
import { CircleQuestionMark, LifeBuoy } from 'lucide-react'
import { useMemo } from 'react'
import { get } from '../../../api.ts'
import { useLanguage } from '../../../locales/language.ts'
import type { Command } from '../../../ui/shell/commands.ts'
import { openHelpSearch } from './find-help.ts'
import { type HelpIndex, helpIndexPath } from './search-index.ts'

/** Returns the search over help articles and questions for Ctrl+K; null until their texts are loaded. */
export function useHelpFinder(): ((typed: string) => Command[]) | null {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['help-index', language],
    queryFn: ({ signal }) => get<HelpIndex>(helpIndexPath(language), signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return useMemo(() => {
    if (!data) return null
    const find = openHelpSearch(data)
    return (typed) =>
      find(typed).map(({ kind, to, title, heading }) => ({
        text: heading ? `${title} › ${heading}` : title,
        icon: kind === 'article' ? <LifeBuoy /> : <CircleQuestionMark />,
        isFoundOnly: true,
        run: () => location.assign(to),
      }))
  }, [data])
}
