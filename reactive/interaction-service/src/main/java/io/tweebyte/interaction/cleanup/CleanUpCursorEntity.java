package io.tweebyte.interaction.cleanup;

import java.time.Instant;
import java.util.UUID;

import org.springframework.data.annotation.Id;
import org.springframework.data.relational.core.mapping.Table;

@Table("cleanup_cursors")
class CleanUpCursorEntity {

	@Id
	private String name;

	private UUID position;

	private Instant takenUntil;

	public UUID getPosition() {
		return this.position;
	}

	public void setTakenUntil(Instant takenUntil) {
		this.takenUntil = takenUntil;
	}

}
