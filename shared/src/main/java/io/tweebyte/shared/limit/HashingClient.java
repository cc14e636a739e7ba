package io.tweebyte.shared.limit;

import java.util.List;
import java.util.UUID;

import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;

/**
 * The client for whom a password is hashed.
 *
 * @param logIn whether the client logs in; otherwise it registers or changes an account
 * @param account empty for one that does not exist yet
 * @param deadline when the client no longer waits
 */
public record HashingClient(boolean logIn, String address, String account, Deadline deadline) {

	/** IPv6 addresses of one /64 network are one address. */
	public HashingClient {
		address = ClientAddress.network(address);
	}

	public static HashingClient logIn(Caller caller, String emailKey) {
		return new HashingClient(true, caller.address(), emailKey, caller.deadline());
	}

	public static HashingClient registration(Caller caller) {
		return new HashingClient(false, caller.address(), "", caller.deadline());
	}

	public static HashingClient change(Caller caller, UUID userId) {
		return new HashingClient(false, caller.address(), userId.toString(), caller.deadline());
	}

	public boolean isTimedOut() {
		return this.deadline.remaining().isZero();
	}

	List<Object> kindAndAddress() {
		return List.of(this.logIn, this.address);
	}

	boolean sharesAddress(HashingClient other) {
		return kindAndAddress().equals(other.kindAndAddress());
	}

	boolean sharesAccount(HashingClient other) {
		return sharesAddress(other) && this.account.equals(other.account);
	}

	@Override
	public String toString() {
		return "HashingClient[logIn=" + this.logIn + "]";
	}

}
