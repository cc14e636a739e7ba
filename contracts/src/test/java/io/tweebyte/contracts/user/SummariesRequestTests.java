package io.tweebyte.contracts.user;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.validation.Validation;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SummariesRequestTests {

	private static final UUID ID = UUID.fromString("0197a3c4-0000-7000-8000-00000000000f");

	private static final UUID OTHER = UUID.fromString("0197a3c4-0000-7000-8000-00000000000e");

	@Test
	void wantsEachIdOnce() {
		SummariesRequest request = new SummariesRequest(List.of(ID, OTHER, ID), null);
		assertThat(Validation.errors(request)).isEmpty();
		assertThat(request.distinctIds()).containsExactly(ID, OTHER);
		assertThat(request.nameKeys()).isEmpty();
	}

	@Test
	void readsIdsInAnyCase() {
		String json = "{\"ids\":[\"" + ID + "\",\"" + ID.toString().toUpperCase() + "\"]}";
		assertThat(ContractJson.mapper().readValue(json, SummariesRequest.class).distinctIds()).containsExactly(ID);
	}

	@Test
	void isWrittenAsItIsRead() {
		SummariesRequest request = new SummariesRequest(List.of(ID), List.of("ada"));
		String json = ContractJson.mapper().writeValueAsString(request);
		assertThat(json).isEqualTo("{\"ids\":[\"" + ID + "\"],\"names\":[\"ada\"]}");
		assertThat(ContractJson.mapper().readValue(json, SummariesRequest.class)).isEqualTo(request);
	}

	@Test
	void wantsEachNameOnceInAnyCase() {
		SummariesRequest request = new SummariesRequest(null, List.of("Ada", "ADA", "E\u0301va", ""));
		assertThat(Validation.errors(request)).isEmpty();
		assertThat(request.nameKeys()).containsExactly("ada", "\u00e9va", "");
		assertThat(request.distinctIds()).isEmpty();
	}

	@Test
	void takesEmptyLists() {
		assertThat(errors(List.of(), null)).isEmpty();
		assertThat(errors(null, List.of())).isEmpty();
		assertThat(errors(null, List.of("a", ""))).isEmpty();
	}

	@Test
	void needsAList() {
		assertThat(errors(null, null)).containsExactly(new FieldError("ids", "must be given, or names."));
	}

	@Test
	void takesBothLists() {
		SummariesRequest request = new SummariesRequest(List.of(ID), List.of("Ada"));
		assertThat(Validation.errors(request)).isEmpty();
		assertThat(request.distinctIds()).containsExactly(ID);
		assertThat(request.nameKeys()).containsExactly("ada");
	}

	@Test
	void refusesWhatIsNoId() {
		assertThat(errors(Arrays.asList(ID, null), null))
			.containsExactly(new FieldError("ids", "must be a list of at most 1000 UUIDs."));
	}

	@Test
	void refusesWhatIsNoName() {
		FieldError error = new FieldError("names", "must be a list of at most 1000 texts.");
		assertThat(errors(null, List.of("ada", "\u0000"))).containsExactly(error);
		assertThat(errors(null, Arrays.asList("ada", null))).containsExactly(error);
		assertThat(errors(null, List.of("\ud83d"))).containsExactly(error);
		assertThat(errors(null, List.of("a", "a\r"))).containsExactly(error);
		// that of the size, and one more
		assertThat(errors(null, Collections.nCopies(100_000, null))).containsExactly(error, error);
	}

	@Test
	void takesAThousandAtMost() {
		assertThat(errors(Collections.nCopies(1000, ID), Collections.nCopies(1000, "a"))).isEmpty();
		assertThat(errors(Collections.nCopies(1001, ID), null))
			.containsExactly(new FieldError("ids", "must be a list of at most 1000 UUIDs."));
		assertThat(errors(null, Collections.nCopies(1001, "a")))
			.containsExactly(new FieldError("names", "must be a list of at most 1000 texts."));
	}

	private static List<FieldError> errors(List<UUID> ids, List<String> names) {
		return Validation.errors(new SummariesRequest(ids, names));
	}

}
