package io.tweebyte.contracts.user;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.user.SummariesRequest.Wanted;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class SummariesRequestTests {

	private static final String ID = "0197a3c4-0000-7000-8000-00000000000f";

	@Test
	void wantsEachIdOnce() {
		assertThat(new SummariesRequest(List.of(ID, ID.toUpperCase(), ID), null).validated())
			.isEqualTo(new Wanted(List.of(UUID.fromString(ID)), List.of()));
	}

	@Test
	void wantsEachNameOnceInAnyCase() {
		assertThat(new SummariesRequest(null, List.of("Ada", "ADA", "E\u0301va", "")).validated())
			.isEqualTo(new Wanted(List.of(), List.of("ada", "\u00e9va", "")));
	}

	@Test
	void takesEmptyLists() {
		assertThat(new SummariesRequest(List.of(), null).validated()).isEqualTo(new Wanted(List.of(), List.of()));
		assertThat(new SummariesRequest(null, List.of()).validated()).isEqualTo(new Wanted(List.of(), List.of()));
	}

	@Test
	void needsAList() {
		assertThat(errors(null, null)).containsExactly(new FieldError("ids", SummariesRequest.ONE_SENTENCE));
	}

	@Test
	void takesBothLists() {
		assertThat(new SummariesRequest(List.of(ID), List.of("Ada")).validated())
			.isEqualTo(new Wanted(List.of(UUID.fromString(ID)), List.of("ada")));
	}

	@Test
	void refusesWhatIsNoId() {
		FieldError error = new FieldError("ids", SummariesRequest.IDS_SENTENCE);
		assertThat(errors(List.of(ID, "x"), null)).containsExactly(error);
		assertThat(errors(Arrays.asList(ID, null), null)).containsExactly(error);
	}

	@Test
	void refusesWhatIsNoName() {
		FieldError error = new FieldError("names", SummariesRequest.NAMES_SENTENCE);
		assertThat(errors(null, List.of("ada", "\u0000"))).containsExactly(error);
		assertThat(errors(null, Arrays.asList("ada", null))).containsExactly(error);
		assertThat(errors(null, List.of("\ud83d"))).containsExactly(error);
	}

	@Test
	void asksForAThousandAtMost() {
		assertThat(new SummariesRequest(Collections.nCopies(1000, ID), null).validated().ids()).hasSize(1);
		assertThat(new SummariesRequest(null, Collections.nCopies(1000, "a")).validated().nameKeys()).hasSize(1);
		assertThat(errors(Collections.nCopies(1001, ID), null)).extracting(FieldError::field).containsExactly("ids");
		assertThat(errors(null, Collections.nCopies(1001, "a"))).extracting(FieldError::field).containsExactly("names");
	}

	private static List<FieldError> errors(List<String> ids, List<String> names) {
		SummariesRequest request = new SummariesRequest(ids, names);
		return catchThrowableOfType(ContractException.class, request::validated).errors();
	}

}
