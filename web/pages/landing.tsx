import { brand } from '../../contract/brand.ts'

export function Component() {
  return <h1>{brand.slogan}</h1>
}
