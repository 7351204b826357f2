/** The path of the site at which a signed link shows a record's page before visitors find it. */
export const PREVIEW_PATH = '/preview';

/** Where the link's token is: a query, which no log contains. */
export const PREVIEW_PARAMETER = 'token';

/** How long a link shows the page, in hours. */
export const PREVIEW_HOURS = 24;
