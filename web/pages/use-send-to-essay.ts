import { useNavigate } from 'react-router'
import { storeForEssayWriter } from '../domains/chats/existing-pages.ts'

/** Returns a function that opens a text in a new essay. */
export function useSendToEssay(): (text: string) => void {
  const navigate = useNavigate()
  return (text) => {
    storeForEssayWriter('', text)
    navigate('/essay-writer/new')
  }
}
