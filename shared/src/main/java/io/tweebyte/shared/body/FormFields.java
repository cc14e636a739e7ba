package io.tweebyte.shared.body;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.api.PercentCoding;
import org.apache.commons.fileupload2.core.AbstractFileUpload;
import org.apache.commons.fileupload2.core.DiskFileItem;
import org.apache.commons.fileupload2.core.DiskFileItemFactory;
import org.apache.commons.fileupload2.core.FileItemInput;
import org.apache.commons.fileupload2.core.FileItemInputIterator;
import org.apache.commons.fileupload2.core.FileUploadException;
import org.apache.commons.fileupload2.core.RequestContext;

/** The fields of a form, read from a body alone: parameters of the query are ignored. */
public final class FormFields {

	private static final String URL_ENCODED = "application/x-www-form-urlencoded";

	private static final String MULTIPART = "multipart/form-data";

	private static final int MAX_FIELDS = 100;

	private FormFields() {
	}

	public static boolean isForm(String contentType) {
		return contentType != null && (startsWith(contentType, URL_ENCODED) || startsWith(contentType, MULTIPART));
	}

	private static boolean startsWith(String contentType, String mediaType) {
		return contentType.regionMatches(true, 0, mediaType, 0, mediaType.length());
	}

	/**
	 * Reads the value of each field.
	 * @throws ApiException 400 when the form is malformed, is not UTF-8, holds a file, or
	 * names a field twice
	 */
	public static Map<String, String> parse(String contentType, byte[] bytes) {
		return startsWith(contentType, MULTIPART) ? multipart(contentType, bytes) : urlEncoded(bytes);
	}

	private static Map<String, String> urlEncoded(byte[] bytes) {
		Map<String, String> fields = new LinkedHashMap<>();
		// a pair at a time: many small ones would take many times the memory of the body
		int begin = 0;
		while (begin < bytes.length) {
			int end = find('&', bytes, begin, bytes.length);
			if (end > begin) {
				int name = find('=', bytes, begin, end);
				put(fields, decoded(bytes, begin, name), decoded(bytes, Math.min(name + 1, end), end));
			}
			begin = end + 1;
		}
		return fields;
	}

	private static int find(char wanted, byte[] bytes, int begin, int end) {
		int index = begin;
		while (index < end && bytes[index] != wanted) {
			index++;
		}
		return index;
	}

	private static String decoded(byte[] bytes, int begin, int end) {
		return PercentCoding.decodeForm(new String(bytes, begin, end - begin, StandardCharsets.ISO_8859_1))
			.orElseThrow(FormFields::malformed);
	}

	private static Map<String, String> multipart(String contentType, byte[] bytes) {
		Map<String, String> fields = new LinkedHashMap<>();
		try {
			FileItemInputIterator parts = new Upload().getItemIterator(new Body(contentType, bytes));
			while (parts.hasNext()) {
				FileItemInput part = parts.next();
				if (!part.isFormField() || part.getFieldName() == null) {
					throw malformed();
				}
				put(fields, part.getFieldName(), text(part));
			}
			return fields;
		}
		catch (ApiException ex) {
			throw ex;
		}
		catch (IOException | RuntimeException ex) {
			throw malformed();
		}
	}

	private static String text(FileItemInput part) throws IOException {
		try (InputStream content = part.getInputStream()) {
			return PercentCoding.utf8(ByteBuffer.wrap(content.readAllBytes())).orElseThrow(FormFields::malformed);
		}
	}

	private static void put(Map<String, String> fields, String name, String value) {
		if (fields.size() == MAX_FIELDS) {
			throw malformed();
		}
		if (fields.put(name, value) != null) {
			throw ApiException.invalid(name, "must be given once.");
		}
	}

	private static ApiException malformed() {
		return ApiException.badRequest(Messages.MALFORMED_FORM);
	}

	/** The library's reader of multipart bodies, without a server or a disk. */
	private static final class Upload extends AbstractFileUpload<Body, DiskFileItem, DiskFileItemFactory> {

		@Override
		public FileItemInputIterator getItemIterator(Body body) throws FileUploadException, IOException {
			return super.getItemIterator((RequestContext) body);
		}

		@Override
		public Map<String, List<DiskFileItem>> parseParameterMap(Body body) {
			throw new UnsupportedOperationException();
		}

		@Override
		public List<DiskFileItem> parseRequest(Body body) {
			throw new UnsupportedOperationException();
		}

	}

	private record Body(String contentType, byte[] bytes) implements RequestContext {

		@Override
		public String getCharacterEncoding() {
			return StandardCharsets.UTF_8.name();
		}

		@Override
		public long getContentLength() {
			return this.bytes.length;
		}

		@Override
		public String getContentType() {
			return this.contentType;
		}

		@Override
		public InputStream getInputStream() {
			return new ByteArrayInputStream(this.bytes);
		}

		@Override
		public boolean isMultipartRelated() {
			return false;
		}

	}

}
