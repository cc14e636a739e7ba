package io.tweebyte.user.entity;

import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

/**
 * A row of the table of users.
 */
public class UserEntity {

	private final UUID id;

	private final String userName;

	private final String userNameKey;

	private final String email;

	private final String emailKey;

	private final String passwordHash;

	private final String biography;

	private final boolean isPrivate;

	private final LocalDate birthDate;

	private final Instant createdAt;

	private final Instant passwordChangedAt;

	/**
	 * Creates a row.
	 * @param id the id
	 * @param userName the name as the user writes it
	 * @param userNameKey the key of the name
	 * @param email the e-mail address
	 * @param emailKey the address, folded
	 * @param passwordHash the bcrypt hash of the password
	 * @param biography what the user says of himself, or null
	 * @param isPrivate whether the account is private
	 * @param birthDate the date of birth
	 * @param createdAt when the user registered
	 * @param passwordChangedAt when the password was last changed, or null
	 */
	public UserEntity(UUID id, String userName, String userNameKey, String email, String emailKey, String passwordHash,
			String biography, boolean isPrivate, LocalDate birthDate, Instant createdAt, Instant passwordChangedAt) {
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
		this.passwordChangedAt = passwordChangedAt;
	}

	/**
	 * Tells the id.
	 * @return the id
	 */
	public UUID id() {
		return this.id;
	}

	/**
	 * Tells the name as the user writes it.
	 * @return the name as the user writes it
	 */
	public String userName() {
		return this.userName;
	}

	/**
	 * The key of the name.
	 * @return the key, which no other user has
	 */
	public String userNameKey() {
		return this.userNameKey;
	}

	/**
	 * Tells the e-mail address.
	 * @return the e-mail address
	 */
	public String email() {
		return this.email;
	}

	/**
	 * Tells the address, folded.
	 * @return the address, folded
	 */
	public String emailKey() {
		return this.emailKey;
	}

	/**
	 * Tells the bcrypt hash of the password.
	 * @return the bcrypt hash of the password
	 */
	public String passwordHash() {
		return this.passwordHash;
	}

	/**
	 * Tells what the user says of himself, or null.
	 * @return what the user says of himself, or null
	 */
	public String biography() {
		return this.biography;
	}

	/**
	 * Tells whether the account is private.
	 * @return whether the account is private
	 */
	public boolean isPrivate() {
		return this.isPrivate;
	}

	/**
	 * Tells the date of birth.
	 * @return the date of birth
	 */
	public LocalDate birthDate() {
		return this.birthDate;
	}

	/**
	 * Tells when the user registered.
	 * @return when the user registered
	 */
	public Instant createdAt() {
		return this.createdAt;
	}

	/**
	 * Returns when the password was last changed.
	 * @return when the password was last changed, or null
	 */
	public Instant passwordChangedAt() {
		return this.passwordChangedAt;
	}

}
