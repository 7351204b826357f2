// Time on the browser's main thread of a key in a long list of entries: the questions of a course, all expanded.
/** Entries of the list: as many as its rule lets through. */
const ENTRIES = 50;
/** Keys that are typed before the measured ones, and measured ones. */
const [WARM_UP, KEYS] = [30, 100];

const CREATE = 'mutation ($input: CourseInput!) { createCourse(input: $input) { success message course { id } } }';

/** Makes a course with that many questions. Returns its id. */
async function makeCourse({ url }, token) {
  const questions = Array.from({ length: ENTRIES }, (_, index) => ({
    question: `Question number ${index + 1}?`,
    answer: 'An answer of a sentence or two. It says what people who come for the first time want to know.',
  }));
  const input = { title: 'Typing', subTitle: 'In a long form', slug: 'typing', orderNumber: 1, questions };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: CREATE, variables: { input } }),
  });
  const { data, errors } = await response.json();
  if (!data?.createCourse?.success) throw new Error(JSON.stringify(errors ?? data));
  return data.createCourse.course.id;
}

/**
 * Types into the question in the middle, which was left once before, so that each key checks it.
 * @param newWindow opens a window whose processor is not slowed down
 * @returns {Promise<number[]>} processor milliseconds of the main thread a key: handlers, rendering, checks, layout, painting
 */
export async function keyTimes({ server, token, newWindow }) {
  const id = await makeCourse(server, token);
  const window = await newWindow({ cached: true, slower: 1 });
  const { page, devtools } = await window.open();
  await page.goto(`/admin/training-courses/update/${id}?tab=section-8`);
  await page.getByRole('button', { name: 'Expand all' }).click();
  const input = page.locator(`[name="questions.${ENTRIES / 2}.question"]:visible`);
  await input.focus();
  await page.keyboard.press('Tab');
  await input.fill('');
  await page.waitForLoadState('networkidle');
  // Processor time, so that other programs on the machine do not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
  };
  /** Resolves when the page has painted what the key changed, and the changes that follow from it. */
  const painted = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
  const times = [];
  for (let key = 0; key < WARM_UP + KEYS; key += 1) {
    await painted();
    const before = await busy();
    await page.keyboard.press('abcdefgh '[key % 9]);
    await painted();
    times.push((await busy()) - before);
  }
  await window.close();
  return times.slice(WARM_UP);
}
