package io.tweebyte.contracts.user;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.text.PlainText;
import io.tweebyte.contracts.validation.Violations;

/**
 * Asks for many user summaries at once, by id, by name, or some by each.
 *
 * @param ids ids of users, at most {@value #MAX}; null for none
 * @param names names of users in any case, at most {@value #MAX}; null for none
 */
public record SummariesRequest(@JsonProperty("ids") List<String> ids, @JsonProperty("names") List<String> names) {

	/** How many users may be asked for at once. */
	public static final int MAX = 1000;

	/** What is said of a list that is too long or holds what it must not. */
	public static final String IDS_SENTENCE = "must be a list of at most 1000 UUIDs.";

	/** What is said of a list of names that is too long or holds what it must not. */
	public static final String NAMES_SENTENCE = "must be a list of at most 1000 texts.";

	/** What is said when neither of the two lists is given. */
	public static final String ONE_SENTENCE = "must be given, or names.";

	/**
	 * Checks the request.
	 * @throws ContractException 400 when it is malformed
	 */
	public Wanted validated() {
		Violations violations = new Violations().allow("ids", this.ids, SummariesRequest::idsViolation)
			.allow("names", this.names, SummariesRequest::namesViolation);
		if (this.ids == null && this.names == null) {
			violations.add("ids", ONE_SENTENCE);
		}
		violations.throwIfAny();
		return new Wanted(parsed(), nameKeys());
	}

	private static Optional<String> idsViolation(List<String> ids) {
		boolean valid = ids.size() <= MAX
				&& ids.stream().allMatch(id -> id != null && Identifiers.parse(id).isPresent());
		return valid ? Optional.empty() : Optional.of(IDS_SENTENCE);
	}

	private static Optional<String> namesViolation(List<String> names) {
		boolean valid = names.size() <= MAX && names.stream().allMatch(Objects::nonNull)
				&& names.stream().noneMatch(PlainText::hasForbiddenCharacter);
		return valid ? Optional.empty() : Optional.of(NAMES_SENTENCE);
	}

	private List<UUID> parsed() {
		List<UUID> parsed = new ArrayList<>();
		if (this.ids != null) {
			this.ids.forEach(id -> Identifiers.parse(id).ifPresent(parsed::add));
		}
		return parsed.stream().distinct().toList();
	}

	private List<String> nameKeys() {
		return (this.names != null) ? this.names.stream().map(NameKey::of).distinct().toList() : List.of();
	}

	/**
	 * The users that are wanted.
	 *
	 * @param ids their ids, each once
	 * @param nameKeys the keys of their names, each once
	 */
	public record Wanted(List<UUID> ids, List<String> nameKeys) {
	}

}
