import { expect, it } from 'vitest'
import { applicationPaths } from '../contract/pages.ts'
import { appRoutes } from './routes.ts'

it('draws exactly the addresses that the server sends the application for', () => {
  expect(appRoutes.map((route) => route.path).toSorted()).toEqual(applicationPaths.toSorted())
})
