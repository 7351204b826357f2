const CATEGORY =
  'mutation ($input: EventCategoryInput!) { createEventCategory(input: $input) { record: eventCategory { id } } }';
const EVENT =
  'mutation ($input: EventInput!) { createEvent(input: $input) { errors { field message } record: event { id } } }';
const PUBLISH = 'mutation ($id: ID!) { toggleEventPublished(id: $id, to: true) { success } }';
const PRICE =
  'mutation ($input: EventPriceInput!) { createEventPrice(input: $input) { errors { field message } record: eventPrice { id } } }';

/** Writes what a visitors' page of events shows: `count` published events, with two prices each. */
export async function seedEvents(url, token, count) {
  const request = async (query, variables) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    const [payload] = Object.values(data ?? {});
    if (errors || payload.errors?.length) throw new Error(JSON.stringify(errors ?? payload.errors));
    return payload.record;
  };
  const { id: categoryId } = await request(CATEGORY, { input: { name: 'Of the bench', orderNumber: 1000 } });
  for (let number = 1; number <= count; number += 1) {
    const input = {
      name: `Event number ${number}`,
      slug: `event-${number}`,
      categoryId,
      startsOn: '2087-05-15',
      endsOn: '2087-05-16',
      infoStartTime: '10:00',
      infoEndTime: '17:30',
      shortDescription: `What happens at event ${number}, told in a sentence of about this length, so that a card is full.`,
    };
    const { id: eventId } = await request(EVENT, { input });
    await request(PUBLISH, { id: eventId });
    for (const [nationality, amount] of [
      ['BHUTANESE', 1500],
      ['INTERNATIONAL', 40],
    ]) {
      await request(PRICE, { input: { eventId, nationality, priceType: 'FRESHER', label: 'Regular', amount } });
    }
  }
}
