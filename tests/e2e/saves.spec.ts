// Games as files: out and in again, and a broken file that takes nothing away.
import { expect, test } from '@playwright/test';
import { expectNotice, exportFile, importFile } from './support/files';
import { liftCurtain, startGame, watchErrors } from './support/table';

const hand = ['axis-blitzkrieg-1', 'axis-supply-1', 'axis-diplomacy-1', 'axis-development-1'];

test('a game is exported, deleted and imported again, and goes on where it was', async ({ page }) => {
  const errors = watchErrors(page);
  await startGame(page, { name: '北の戦い', seed: 39 });
  await liftCurtain(page);
  for (const card of hand) await page.getByTestId(`card-${card}`).click();
  await page.getByTestId('do-confirm-hand').click();
  await page.getByTestId('card-axis-diplomacy-1').click();
  await page.getByTestId('do-play-event').click();
  await page.getByTestId('do-negotiate-IT-join').click();
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-frame', 'points');
  const file = await exportFile(page);
  expect(file.name).toBe('北の戦い.json');

  await page.getByTestId('do-close').click();
  await page.getByTestId('do-remove').click();
  await page.getByTestId('do-remove-sure').click();
  await expect(page.getByTestId('saves').getByRole('listitem')).toHaveCount(0);

  await importFile(page, file.name, file.text);
  await liftCurtain(page);
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-frame', 'points');
  await expect(page.getByTestId('log')).toContainText('イタリアが枢軸側で参戦');
  expect(JSON.parse((await exportFile(page)).text)).toEqual(JSON.parse(file.text));
  expect(errors).toEqual([]);
});

test('a broken file says what is wrong and leaves the running game as it is', async ({ page }) => {
  const errors = watchErrors(page);
  await startGame(page, { name: '前のゲーム', seed: 40 });
  await liftCurtain(page);
  for (const card of hand) await page.getByTestId(`card-${card}`).click();
  await page.getByTestId('do-confirm-hand').click();
  const { text } = await exportFile(page);

  await page.getByTestId('do-settings').click();
  await importFile(page, 'broken.json', '{"half of a file');
  await page.getByTestId('do-close-settings').click();
  await expectNotice(page, 'fileRefused', /JSONとして読めない/);
  await page.getByTestId('do-dismiss').click();

  await page.getByTestId('do-settings').click();
  const save = JSON.parse(text);
  save.decisions[0].decision.cards[0] = 'no-such-card';
  await importFile(page, 'changed.json', JSON.stringify(save));
  await page.getByTestId('do-close-settings').click();
  await expect(page.getByTestId('notice')).toBeVisible();
  await expect(page.getByTestId('notice')).toContainText('decisions');

  await expect(page.getByTestId('prompt')).toHaveAttribute('data-frame', 'impulse');
  expect((await exportFile(page)).text).toBe(text);
  await page.reload();
  await liftCurtain(page);
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-frame', 'impulse');
  await expect(page).toHaveTitle(/前のゲーム/);
  expect(errors).toEqual([]);
});
