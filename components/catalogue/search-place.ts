/**
 * The classes of a search field that stands beside the title of its page, in the page's grid: as wide as the list below
 * it, and level with the title, which begins below breadcrumbs 44 px high.
 */
export const SEARCH_PLACE = 'lg:col-start-4! lg:row-start-1 lg:mt-5 lg:self-start'
