package io.tweebyte.contracts.tweet;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * Which tweets exist. Together the two lists are what was asked; an id in neither was not
 * answered, and nothing may be concluded of it.
 *
 * @param missing those that do not
 */
@JsonPropertyOrder({ "existing", "missing" })
public record ExistenceAnswer(@JsonProperty("existing") List<UUID> existing,
		@JsonProperty("missing") List<UUID> missing) {

	/**
	 * Makes the answer.
	 * @param asked what was asked
	 * @return the answer, in the order of the question
	 */
	public static ExistenceAnswer of(List<UUID> asked, Set<UUID> existing) {
		return new ExistenceAnswer(asked.stream().filter(existing::contains).toList(),
				asked.stream().filter(id -> !existing.contains(id)).toList());
	}

	/**
	 * Tells whether this answers a question.
	 * @param asked what was asked, each once
	 * @return whether each of them is in one of the lists, none in both, and nothing else
	 * in either
	 */
	public boolean answers(Collection<UUID> asked) {
		if (this.existing == null || this.missing == null) {
			return false;
		}
		Set<UUID> answered = new HashSet<>(this.existing);
		answered.addAll(this.missing);
		return answered.size() == this.existing.size() + this.missing.size() && answered.equals(Set.copyOf(asked));
	}

}
