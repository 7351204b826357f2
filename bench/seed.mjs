const CREATE =
  'mutation ($input: EventCategoryInput!) { createEventCategory(input: $input) { success message eventCategory { id } } }';
const AT_ONCE = 16;

/**
 * Writes event categories through the API, `count` of them.
 * @returns {Promise<string[]>} their ids
 */
export async function seed(url, token, count) {
  const ids = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      const number = next;
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          query: CREATE,
          variables: {
            input: {
              name: `Category number ${number}`,
              slug: `category-${number}`,
              description: `What belongs into category ${number}, told in a sentence of about this length, so that a row weighs something.`,
              orderNumber: (number % 97) + 1,
            },
          },
        }),
      });
      const { data, errors } = await response.json();
      if (!data?.createEventCategory?.success) throw new Error(JSON.stringify(errors ?? data));
      ids.push(data.createEventCategory.eventCategory.id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return ids;
}
