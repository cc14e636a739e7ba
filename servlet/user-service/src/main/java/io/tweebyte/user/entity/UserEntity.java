package io.tweebyte.user.entity;

import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

import io.tweebyte.contracts.user.UserUpdate.Changes;
import io.tweebyte.shared.token.PasswordChange;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Transient;

import org.springframework.data.domain.Persistable;

@Entity
@Table(name = "users")
public class UserEntity implements Persistable<UUID> {

	@Id
	private UUID id;

	private String userName;

	private String userNameKey;

	private String email;

	private String emailKey;

	private String passwordHash;

	private String biography;

	private boolean isPrivate;

	private LocalDate birthDate;

	private Instant createdAt;

	private Instant passwordChangedAt;

	@Transient
	private boolean isNew;

	protected UserEntity() {
		// Hibernate fills the fields of an empty entity
	}

	/** Creates a row that is not stored yet; the biography may be null. */
	public UserEntity(UUID id, String userName, String userNameKey, String email, String emailKey, String passwordHash,
			String biography, boolean isPrivate, LocalDate birthDate, Instant createdAt) {
		this.id = id;
		this.userName = userName;
		this.userNameKey = userNameKey;
		this.email = email;
		this.emailKey = emailKey;
		this.passwordHash = passwordHash;
		this.biography = biography;
		this.isPrivate = isPrivate;
		this.birthDate = birthDate;
		this.createdAt = createdAt;
		this.isNew = true;
	}

	/** Changes the fields that are not null, and the password if there is a hash. */
	public void change(Changes changes, String passwordHash, Instant now) {
		this.userName = changed(changes.userName(), this.userName);
		this.userNameKey = changed(changes.userNameKey(), this.userNameKey);
		this.email = changed(changes.email(), this.email);
		this.emailKey = changed(changes.emailKey(), this.emailKey);
		if (passwordHash != null) {
			this.passwordHash = passwordHash;
			this.passwordChangedAt = PasswordChange.date(now, this.passwordChangedAt);
		}
		String changedBiography = changed(changes.biography(), this.biography);
		this.biography = "".equals(changedBiography) ? null : changedBiography;
		this.isPrivate = changed(changes.isPrivate(), this.isPrivate);
		this.birthDate = changed(changes.birthDate(), this.birthDate);
	}

	private static <T> T changed(T value, T stored) {
		return (value != null) ? value : stored;
	}

	@Override
	public UUID getId() {
		return this.id;
	}

	// without it a row with an id would be taken for one that is stored
	@Override
	public boolean isNew() {
		return this.isNew;
	}

	public String userName() {
		return this.userName;
	}

	public String email() {
		return this.email;
	}

	public String emailKey() {
		return this.emailKey;
	}

	public String passwordHash() {
		return this.passwordHash;
	}

	public String biography() {
		return this.biography;
	}

	public boolean isPrivate() {
		return this.isPrivate;
	}

	public LocalDate birthDate() {
		return this.birthDate;
	}

	public Instant createdAt() {
		return this.createdAt;
	}

	public Instant passwordChangedAt() {
		return this.passwordChangedAt;
	}

}
