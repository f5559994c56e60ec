import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { seen } from './support/brief-text.ts'
import { messageField, openChat, replyWith, sayHumanized, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'
import { openSettings } from './support/settings-page.ts'

const picker = (page: Page) => page.getByRole('button', { name: /^Answered by/ })
const reply = 'The moon pulls the sea'

async function openTemporary(page: Page): Promise<void> {
  await openChat(page)
  await page.getByRole('button', { name: 'Temporary chat' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing here is saved' })).toBeVisible()
}

/** Everything that this browser has stored. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
}

test.describe('a temporary chat', () => {
  test('streams, remembers and regenerates, and stores nothing', async ({ signedIn: page }) => {
    await openTemporary(page)
    await expectNoBarriers(page)
    await expect(page.getByText('Not saved. Gone when you leave.')).toBeVisible()
    await sayPlainly(page, 'Why are there capybaras?')
    await expect(replyWith(page, reply)).toBeVisible()
    await messageField(page).fill('And how often?')
    await page.getByRole('button', { name: 'Send' }).click()
    const replies = page.getByRole('button', { name: 'Try again' })
    await page.getByRole('button', { name: 'Keep Off' }).click()
    await expect(replies).toHaveCount(2)
    await replies.last().click()
    await expect(page.getByText('2 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'Previous version' }).click()
    await expect(page.getByText('1 of 2')).toBeVisible()
    await expectNoBarriers(page)

    await expect(page.getByText('No chat history')).toBeVisible()
    expect(await stored(page)).not.toContain('capybara')
    const found = await page.request.get('/api/chats/search?q=capybaras')
    expect(await found.json()).toEqual({ found: [] })
  })

  test('another humanized version is a separate, labelled version', async ({ signedIn: page }) => {
    await openTemporary(page)
    await sayHumanized(page, 'Write like a machine')
    await expect(page.getByText('2 of 2, humanized')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('3 of 3, humanized')).toBeVisible()
    await page.getByRole('button', { name: 'Previous version' }).click()
    await page.getByRole('button', { name: 'Previous version' }).click()
    await expect(page.getByText('1 of 3, as it was written')).toBeVisible()
  })

  test('asks once before leaving, then is gone', async ({ signedIn: page }) => {
    await openTemporary(page)
    await sayPlainly(page, 'Why are there tides?')
    await expect(replyWith(page, reply)).toBeVisible()
    await page.getByRole('link', { name: 'Humanizer' }).click()
    const question = page.getByRole('dialog', { name: 'Leave this temporary chat?' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(replyWith(page, reply)).toBeVisible()
    await page.getByRole('button', { name: 'Turn off temporary chat' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { name: /How can I help you today/ })).toBeVisible()
    await page.goBack()
    await expect(replyWith(page, reply)).toBeHidden()
  })

  test('does not ask when there is nothing to lose', async ({ signedIn: page }) => {
    await openTemporary(page)
    await page.getByRole('button', { name: 'Turn off temporary chat' }).click()
    await expect(page.getByRole('heading', { name: /How can I help you today/ })).toBeVisible()
  })

  test('asks before a reload, then starts again', async ({ signedIn: page }) => {
    await openTemporary(page)
    await sayPlainly(page, 'Why are there tides?')
    await expect(replyWith(page, reply)).toBeVisible()
    let asked = ''
    page.on('dialog', (dialog) => {
      asked = dialog.type()
      void dialog.accept()
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Nothing here is saved' })).toBeVisible()
    expect(asked).toBe('beforeunload')
  })

  test('stops within a second, keeps the text and continues', async ({ signedIn: page }) => {
    await openTemporary(page)
    await sayPlainly(page, 'Tell me at great length')
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await expect(page.getByRole('article', { name: 'Longhand' }).last()).toContainText(/\w{4}/)
    await page.keyboard.press('Escape')
    await expect(page.getByText('You stopped this reply.')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(replyWith(page, 'and that was the last of them.')).toBeVisible()
  })

  test('humanizes a reply, keeps the original and charges nothing for a result that reads as AI', async ({
    signedIn: page,
  }) => {
    await openTemporary(page)
    await sayHumanized(page, 'Write like a machine')
    await expect(page.getByText('2 of 2')).toBeVisible({ timeout: 40_000 })
    await expect(page.getByRole('button', { name: /2,000 left/ })).toBeVisible()
  })
})

test.describe('the model', () => {
  test('is chosen by keyboard, saved with the chat and used for the next chat', async ({
    signedIn: page,
  }) => {
    await openChat(page)
    await picker(page).click()
    const list = page.getByRole('listbox', { name: 'Models' })
    await expect(list.getByRole('option')).toHaveCount(4)
    await expectNoBarriers(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(list).toBeHidden()
    await expect(picker(page)).toBeFocused()
    await expect(picker(page)).toHaveAccessibleName(/second-model/)
    await sayPlainly(page, 'Why are there tides?')
    await expect(replyWith(page, reply)).toBeVisible()

    await picker(page).click()
    // The chat keeps the model, and new chats begin with it. The call of the first choice may still be under way.
    const saved = (method: string, address: RegExp) =>
      page.waitForResponse((answer) => {
        const isOther = /second-model|timezone/.test(answer.request().postData() ?? '')
        return address.test(answer.url()) && answer.request().method() === method && !isOther
      })
    const bothSaved = Promise.all([
      saved('PUT', /\/api\/preferences$/),
      saved('PATCH', /\/api\/chats\/[0-9a-f-]{36}$/),
    ])
    await list.getByRole('option', { name: /built-in writer/ }).click()
    await expect(picker(page)).toHaveAccessibleName(/built-in writer/)
    await bothSaved
    await page.reload()
    await expect(picker(page)).toHaveAccessibleName(/built-in writer/)
    await page.getByRole('link', { name: 'New chat' }).first().click()
    await expect(picker(page)).toHaveAccessibleName(/built-in writer/)
  })

  test('saves the tone with this chat only', async ({ signedIn: page }) => {
    await openChat(page)
    await picker(page).click()
    await page.getByRole('radio', { name: 'Formal' }).click()
    await page.keyboard.press('Escape')
    await expect(picker(page)).toHaveAccessibleName(/formal tone/)
    await sayPlainly(page, 'Why are there tides?')
    await expect(replyWith(page, reply)).toBeVisible()
    await page.reload()
    await expect(picker(page)).toHaveAccessibleName(/formal tone/)
    await page.getByRole('link', { name: 'New chat' }).first().click()
    await expect(page.getByRole('heading', { name: /How can I help you today/ })).toBeVisible()
    await expect(picker(page)).not.toHaveAccessibleName(/formal tone/)
  })

  test('names a model that is gone and uses another', async ({ signedIn: page }) => {
    await page.request.put('/api/preferences', { data: { default_model: 'model-of-yesterday' } })
    await openChat(page)
    await expect(page.getByText('“model-of-yesterday” is not offered any more.')).toBeVisible()
    await expect(picker(page)).toHaveAccessibleName(/test-model/)
    await picker(page).click()
    await page.getByRole('option', { name: /test-model/ }).click()
    await expect(page.getByText('is not offered any more')).toBeHidden()
  })
})

test.describe('the user’s own key', () => {
  test('is entered, tested, masked and removed; its models can be searched and chosen', async ({
    signedIn: page,
  }) => {
    await openSettings(page, 'models')
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Add key of OpenAI' }).click()
    const field = page.getByLabel('Key of OpenAI')
    await expect(field).toBeFocused()
    await field.fill('has spaces in it')
    await page.getByRole('button', { name: 'Save and test' }).click()
    await expect(page.getByText(/no spaces/)).toBeVisible()
    await field.fill('sk-test-of-a-journey-4711')
    await page.getByRole('button', { name: 'Save and test' }).click()
    await expect(page.getByText(/The key works: .+ offers 4 models for chat\./)).toBeVisible()
    await expect(page.getByText('Key that ends with 4711')).toBeAttached()
    expect(await page.content()).not.toContain('of-a-journey')
    await expectNoBarriers(page)

    await openChat(page)
    await picker(page).click()
    await page.getByRole('combobox', { name: 'Search models' }).fill('4o')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(picker(page)).toHaveAccessibleName(/gpt-4o/)
    await sayPlainly(page, 'Why are there tides?')
    await expect(replyWith(page, reply)).toBeVisible()

    await openSettings(page, 'models')
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('button', { name: 'Add key of OpenAI' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('“gpt-4o” is not offered any more.')).toBeVisible()
  })

  test('saves instructions and memory', async ({ signedIn: page }) => {
    await openSettings(page, 'models')
    const field = page.getByRole('textbox', { name: 'Your instructions' })
    await field.fill('I teach biology.')
    const saved = seen(page, 'Settings saved successfully')
    await field.blur()
    await saved
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/preferences') && answer.ok())
    await page.getByLabel('How much of a chat the model reads').selectOption('16000')
    await kept
    await page.reload()
    await expect(field).toHaveValue('I teach biology.')
    await expect(page.getByLabel('How much of a chat the model reads')).toHaveValue('16000')
  })
})
