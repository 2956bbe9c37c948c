/**
 * The classes of a search field that stands beside the title of its page, in the page's grid: as wide as the list below
 * it, and ending with PageHeader, whose padding it has as its margin.
 */
export const SEARCH_PLACE = 'lg:col-start-4! lg:row-start-1 lg:mb-header lg:self-end'
