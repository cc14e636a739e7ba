package io.tweebyte.user.config;

import java.io.IOException;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.binding.FormFields;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.Part;

/**
 * A form, of which controllers bind the fields of the body alone. Tomcat would add the
 * parameters of the query, and write the parts of a multipart form to the disk.
 */
final class Form extends HttpServletRequestWrapper {

	private final int limit;

	private Map<String, String> fields;

	private Form(HttpServletRequest request, int limit) {
		super(request);
		this.limit = limit;
	}

	/** Returns the request itself when it has no form. The limit is in bytes. */
	static HttpServletRequest of(HttpServletRequest request, int limit) {
		return FormFields.isForm(request.getMethod(), request.getContentType()) ? new Form(request, limit) : request;
	}

	@Override
	public String getParameter(String name) {
		return fields().get(name);
	}

	@Override
	public String[] getParameterValues(String name) {
		String value = getParameter(name);
		return (value != null) ? new String[] { value } : null;
	}

	@Override
	public Enumeration<String> getParameterNames() {
		return Collections.enumeration(fields().keySet());
	}

	@Override
	public Collection<Part> getParts() {
		return List.of();
	}

	private Map<String, String> fields() {
		if (this.fields == null) {
			this.fields = FormFields.parse(getContentType(), body(), this.limit);
		}
		return this.fields;
	}

	private byte[] body() {
		try {
			return getInputStream().readNBytes(this.limit + 1);
		}
		catch (IOException ex) {
			throw ApiException.badRequest(Messages.MALFORMED_REQUEST);
		}
	}

}
