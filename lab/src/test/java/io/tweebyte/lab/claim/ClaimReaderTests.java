package io.tweebyte.lab.claim;

import io.tweebyte.lab.claim.Relation.Kind;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.tuple;

class ClaimReaderTests {

	@Test
	void readsChainsAndSeveralOrders() {
		assertThat(ClaimReader.relations("stream-map", "loop<reactor=rxjava loop<mutiny"))
			.extracting((relation) -> relation.pair().shortly(), Relation::kind)
			.containsExactly(tuple("reactor / loop", Kind.MORE), tuple("rxjava / reactor", Kind.EQUAL),
					tuple("mutiny / loop", Kind.MORE));
		assertThat(ClaimReader.relations("stream-map", "stream-map:loop<stream-filter:loop"))
			.extracting((relation) -> relation.pair().shortly())
			.containsExactly("stream-filter loop / stream-map loop");
	}

	@Test
	void theFirstStyleOfAtMostIsTheOneThatIsDivided() {
		assertThat(ClaimReader.relations("stream-map", "virtual<=reactor"))
			.extracting((relation) -> relation.pair().shortly(), Relation::kind)
			.containsExactly(tuple("virtual / reactor", Kind.AT_MOST));
	}

	@Test
	void farMoreHasASignOfItsOwn() {
		assertThat(ClaimReader.relations("group-words", "future<<rxjava<reactor"))
			.extracting((relation) -> relation.pair().shortly(), Relation::kind)
			.containsExactly(tuple("rxjava / future", Kind.FAR_MORE), tuple("reactor / rxjava", Kind.MORE));
	}

	@Test
	void needsASign() {
		assertThatIllegalArgumentException().isThrownBy(() -> ClaimReader.relations("stream-map", "loop,reactor"))
			.withMessageEndingWith("have no sign between them");
	}

}
