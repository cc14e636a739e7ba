package io.tweebyte.shared.http;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class QueryTests {

	@Test
	void readsParametersInOrder() {
		Query query = Query.parse("limit=1&before=a%2Bb&limit=2");
		assertThat(query.values("limit")).containsExactly("1", "2");
		assertThat(query.values("before")).containsExactly("a+b");
		assertThat(query.values("other")).isEmpty();
	}

	@Test
	void readsNothingFromAnAbsentOrEmptyQuery() {
		assertThat(Query.parse(null).values("limit")).isEmpty();
		assertThat(Query.parse("").values("limit")).isEmpty();
		assertThat(Query.parse("&&&").values("limit")).isEmpty();
	}

	@Test
	void tellsAnEmptyValueFromAnAbsentParameter() {
		assertThat(Query.parse("limit").values("limit")).containsExactly("");
		assertThat(Query.parse("limit=").values("limit")).containsExactly("");
		assertThat(Query.parse("=limit").values("limit")).isEmpty();
	}

	@Test
	void decodesNamesAndValues() {
		assertThat(Query.parse("%6Cimit=a+b%20%C3%A9").values("limit")).containsExactly("a b \u00e9");
		assertThat(Query.parse("a=b=c").values("a")).containsExactly("b=c");
		assertThat(Query.parse("a=b%26c%3Dd").values("a")).containsExactly("b&c=d");
	}

	@Test
	void takesNothingFromBrokenEscapes() {
		assertThat(Query.parse("limit=%zz").values("limit")).containsExactly("");
	}

}
