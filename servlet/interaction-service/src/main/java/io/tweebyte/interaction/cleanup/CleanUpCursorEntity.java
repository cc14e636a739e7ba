package io.tweebyte.interaction.cleanup;

import java.time.Instant;
import java.util.UUID;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

@Entity
@Table(name = "cleanup_cursors")
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
